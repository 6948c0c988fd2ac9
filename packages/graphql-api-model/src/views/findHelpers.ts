import type {ApiModel, TypeElement} from '../model/apiModel';
import {splitWords, toSingular} from '../words';
import {groupBy} from '../words/groupBy';
import {findUsages} from './findUsages';

/** Names of types that help another one, `*` for words that name it. */
export const HELPER_PATTERNS: readonly string[] = [
  '*Connection',
  '*Edge',
  '*Payload',
  '*Input',
  '*Filter',
  '*Order',
  '*OrderBy',
  '*OrderField',
  '*Condition',
  '*Patch',
  '*_bool_exp',
  '*_order_by',
  '*_input',
  '*_on_conflict',
  '*_updates',
  '*_constraint',
  '*_select_column',
  '*_update_column',
  '*_aggregate',
  '*_fields',
  '*_mutation_response',
];

/** What a type of a pattern has, beside its name. */
interface Shape {
  readonly fits: (type: TypeElement) => boolean;
  /** The type that its fields lead to, where they do. */
  readonly getTarget?: (type: TypeElement) => string | undefined;
}

/** The type of a field. */
function typeOf(type: TypeElement | undefined, field: string): string | undefined {
  if (type?.kind !== 'object' && type?.kind !== 'interface') return undefined;
  return type.fields.find(({name}) => name === field)?.type.name;
}

function createShapes(
  model: ApiModel,
  byName: ReadonlyMap<string, TypeElement>,
): Readonly<Record<string, Shape>> {
  const usagesOf = findUsages(model);
  return {
    '*Connection': {
      fits: (type) =>
        typeOf(type, 'pageInfo') !== undefined &&
        (typeOf(type, 'edges') ?? typeOf(type, 'nodes')) !== undefined,
      getTarget: (type) =>
        typeOf(type, 'nodes') ?? typeOf(byName.get(typeOf(type, 'edges') ?? ''), 'node'),
    },
    '*Edge': {
      fits: (type) => typeOf(type, 'node') !== undefined,
      getTarget: (type) => typeOf(type, 'node'),
    },
    '*Payload': {
      // One mutation returns it and nothing else uses it.
      fits({kind, name}) {
        const [group, ...others] = kind === 'object' ? usagesOf(name) : [];
        const isOne = group?.kind === 'mutation' && group.uses.length === 1;
        return isOne && others.length === 0;
      },
    },
    // What is bought is an object.
    '*Order': {fits: ({kind}) => kind === 'input'},
  };
}

/** What `*` stands for in a name; `undefined` where the name does not fit the pattern. */
function matchPattern(name: string, pattern: string): string | undefined {
  const [start = '', end = ''] = pattern.split('*');
  const fits =
    name.length > start.length + end.length &&
    name.startsWith(start) &&
    name.endsWith(end);
  return fits ? name.slice(start.length, name.length - end.length) : undefined;
}

/** The type with the most words that follow one another in the text, of several the last. */
function findNamed(
  text: string,
  byWords: ReadonlyMap<string, readonly TypeElement[]>,
): string | undefined {
  const words = splitWords(text);
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const part = words.slice(start, start + length).join('-');
      for (const spelling of [part, toSingular(part)]) {
        // Of two types that read alike neither is meant.
        const [type, ...others] = byWords.get(spelling) ?? [];
        if (type && others.length === 0) return type.name;
      }
    }
  }
  return undefined;
}

/**
 * Finds the types that only help another one, by name: `SpaceConnection` and `CreateSpaceInput`
 * help `Space`. The exact rule:
 *
 * 1. Its name fits one of the patterns, which have one `*` each. It is neither a scalar nor a union.
 * 2. A `*Connection` has a field `pageInfo` and one of `edges` and `nodes`; an `*Edge` has a field
 *    `node`; a `*Payload` is returned by one mutation and used nowhere else; an `*Order` is an input.
 * 3. It helps one object, interface or union that is neither a root type nor fits the rule so
 *    far: that of `nodes` or `node` where its fields show it, else the one with the most words that
 *    follow one another where the pattern has `*`, the last of them in singular or plural.
 */
export function findHelpers(
  model: ApiModel,
  patterns: readonly string[] = HELPER_PATTERNS,
): ReadonlyMap<string, string> {
  const roots = new Set(model.roots.map(({type}) => type));
  const types = model.types.filter(({name}) => !roots.has(name));
  const shapes = createShapes(model, new Map(types.map((type) => [type.name, type])));
  const candidates = types.flatMap((type) => {
    if (type.kind === 'scalar' || type.kind === 'union') return [];
    const found = patterns.flatMap((pattern) => {
      const text = matchPattern(type.name, pattern);
      const shape = shapes[pattern];
      const fits = text !== undefined && (!shape || shape.fits(type));
      return fits ? [{type, text, target: shape?.getTarget?.(type)}] : [];
    });
    return found.slice(0, 1);
  });
  const own = new Set<TypeElement>(candidates.map(({type}) => type));
  const helped = types.filter(
    (type) => ['object', 'interface', 'union'].includes(type.kind) && !own.has(type),
  );
  const names = new Set(helped.map(({name}) => name));
  const byWords = groupBy(helped, ({name}) => splitWords(name).join('-'));
  return new Map(
    candidates.flatMap(({type, text, target = findNamed(text, byWords)}) =>
      target !== undefined && names.has(target) ? [[type.name, target]] : [],
    ),
  );
}
