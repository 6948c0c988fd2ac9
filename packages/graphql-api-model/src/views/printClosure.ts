import type {ApiModel, FieldElement, TypeElement} from '../model/apiModel';
import {type Entry, findRoot} from '../model/listEntries';
import {getMembers} from '../model/members';
import {memoize} from '../model/memoize';
import {printSchemaFile} from './printSchemaFile';

/** An operation or a type. */
type ClosureEntry = Pick<Entry, 'kind'> & {
  readonly element: FieldElement | TypeElement;
};

const MOST = 40_000;
const MOST_NAMES = 20;

/** About as long as the SDL of a type; many operations reach it. */
const weigh = memoize((type: TypeElement): number => {
  const members = getMembers(type).flatMap((member) => [
    member,
    ...('arguments' in member ? member.arguments : []),
  ]);
  return [type, ...members].reduce(
    (sum, {name, description = ''}) => sum + name.length + description.length + 25,
    0,
  );
}, new WeakMap<TypeElement, number>());

/** Each name once, those of arguments first: without them nothing can be sent. */
const listNames = memoize((element: TypeElement | FieldElement): readonly string[] => {
  const members = element.kind === 'field' ? [element] : getMembers(element);
  const names = [
    ...members.flatMap((member) =>
      'arguments' in member ? member.arguments.map((one) => one.type.name) : [],
    ),
    ...members.flatMap((member) => ('type' in member ? [member.type.name] : [])),
    ...('interfaces' in element ? element.interfaces : []),
    ...('possibleTypes' in element ? element.possibleTypes : []),
  ];
  return [...new Set(names)];
}, new WeakMap<TypeElement | FieldElement, readonly string[]>());

type Types = ReadonlyMap<string, TypeElement>;

/** Types by their names, without those of GraphQL itself. */
const mapTypes = memoize(
  (types: ApiModel['types']): Types =>
    new Map(types.filter((type) => !type.isBuiltIn).map((type) => [type.name, type])),
  new WeakMap<ApiModel['types'], Types>(),
);

/** What a closure is made of. */
interface Start {
  /** The definition that comes first. */
  readonly root: TypeElement;
  /** An operation of it, or the same type. */
  readonly start: TypeElement | FieldElement;
}

/** The types that a closure contains, and those next to them that have no room. */
interface Reach {
  readonly kept: ReadonlySet<string>;
  readonly left: ReadonlySet<string>;
}

/**
 * Goes from type to type, the nearest first, but not back to the root. What a request has to write stays
 * whatever it weighs.
 */
function findReach({root, start}: Start, types: Types, most: number): Reach {
  const kept = new Set<string>();
  const left = new Set<string>();
  const queue: (TypeElement | FieldElement)[] = [start];
  let weight = 0;
  for (const element of queue) {
    const isOperation = element === start && start.kind === 'field';
    for (const name of listNames(element)) {
      const type = types.get(name);
      if (!type || name === root.name || kept.has(name)) continue;
      const isNeeded = !['object', 'interface', 'union'].includes(type.kind);
      if (isNeeded || isOperation || weight + weigh(type) <= most) {
        kept.add(name);
        weight += weigh(type);
        queue.push(type);
      } else left.add(name);
    }
  }
  return {kept, left};
}

function withKeptTypes(type: TypeElement, {kept}: Reach): TypeElement {
  if (type.kind !== 'union') return type;
  return {...type, possibleTypes: type.possibleTypes.filter((name) => kept.has(name))};
}

function printLeft(names: readonly string[]): string {
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  const listed = names.slice(0, MOST_NAMES).join(', ');
  return `# Left out for length, with the fields that return them: ${listed}${more}`;
}

/** The SDL of a type, and of all that `start` reaches, with a note about types that have no room. */
function printReached(model: ApiModel, start: Start, most: number): string {
  const types = mapTypes(model.types);
  const reach = findReach(start, types, most);
  const left = [...reach.left];
  const closure = printSchemaFile({
    ...model,
    types: [start.root, ...[...reach.kept].map((name) => types.get(name)!)].map((type) =>
      withKeptTypes(type, reach),
    ),
  });
  // What it returns may have nothing but fields of types that have no room.
  if (left.length > 0 && !new RegExp(`^\\w+ ${start.root.name}\\b`, 'm').test(closure)) {
    return printReached(model, start, Math.max(most, 1000) * 4);
  }
  return left.length === 0 ? closure : `${printLeft(left)}\n\n${closure}`;
}

/**
 * An operation or a type with the types that it reaches, as SDL that is complete by itself. Of what reaches
 * more than `most` only the nearest types are in it, and a comment names those next to them.
 *
 * @param most - About how many characters of SDL.
 */
export function printClosure(
  model: ApiModel,
  {kind, element}: ClosureEntry,
  most = MOST,
): string {
  if (element.kind !== 'field') {
    return printReached({...model, roots: []}, {root: element, start: element}, most);
  }
  const root = findRoot(model, kind)!;
  return printReached(
    {...model, roots: model.roots.filter((one) => one.kind === kind)},
    {root: {...root, fields: [element], interfaces: []}, start: element},
    most,
  );
}
