import type {ApiModel, Element, FieldElement, TypeElement} from '../model/apiModel';
import {type Entry, findRoot, isExecutable} from '../model/listEntries';
import {getMembers, isRequired, type MemberElement} from '../model/members';
import {memoize} from '../model/memoize';
import {withoutDangling} from '../model/withoutDangling';
import {estimateTokens} from '../words/estimateTokens';
import {NO_LINKS, printRoots} from './printSchemaFile';
import {printSdl, textOf} from './printSdl';

/** An operation or a type. */
type ClosureEntry = Pick<Entry, 'kind'> & {
  readonly element: FieldElement | TypeElement;
};

/** How much is printed of what an operation or a type reaches. */
export interface ClosureOptions {
  /** The most tokens, as o200k_base counts them. */
  readonly most?: number;
  /** The coordinates of what requests use, which are printed whatever is cut. */
  readonly used?: readonly string[];
  /** A sentence about where the rest is. */
  readonly rest?: string;
  /** Whether descriptions are printed where they fit, as they are by default. */
  readonly isDescribed?: boolean;
}

const MOST = 3000;
/** The share of what an operation takes and returns, without descriptions. */
const SHARE = 0.8;
/** The values of an enum that something else leads to. */
const MOST_VALUES = 20;
/** The values of an enum that is cut. */
const LEAST_VALUES = 3;
/** The directives of a schema that clients understand. */
const FOR_CLIENTS = new Set(['deprecated', 'oneOf', 'specifiedBy']);
/** Where a type has more than is printed. */
const MARK = /^ {2}# \d+ more /m;
const NOUNS = {enum: 'value', union: 'type'} as const;

type Types = ReadonlyMap<string, TypeElement>;
/** Of each type the names of the members that are printed, or of the types of a union. */
type Kept = Map<string, ReadonlySet<string>>;

const complete = memoize(withoutDangling, new WeakMap<ApiModel, ApiModel>());

/** Types by their names, without those of GraphQL itself, directives for servers and texts about all operations. */
const mapTypes = memoize(
  ({types, roots}: ApiModel): Types =>
    new Map(
      types
        .filter((type) => !type.isBuiltIn)
        .map((type) => {
          const isRoot = roots.some((root) => root.type === type.name);
          const own = withoutServerDirectives(type);
          return [type.name, isRoot ? {...own, description: ''} : own];
        }),
    ),
  new WeakMap<ApiModel, Types>(),
);

function withoutServerDirectives<Kind extends Element>(element: Kind): Kind {
  const each = (list: readonly Element[]) => list.map(withoutServerDirectives);
  return {
    ...element,
    directives: element.directives.filter(({name}) => FOR_CLIENTS.has(name)),
    ...('arguments' in element && {arguments: each(element.arguments)}),
    ...('fields' in element && {fields: each(element.fields)}),
    ...('values' in element && {values: each(element.values)}),
  };
}

const weigh = memoize(
  (member: MemberElement): number =>
    'type' in member
      ? ('arguments' in member ? member.arguments : []).reduce(
          (sum, one) => sum + weigh(one),
          estimateTokens(`\n  ${member.name}: ${member.type.notation}`),
        ) + ('defaultValue' in member ? estimateTokens(` = ${member.defaultValue}`) : 0)
      : estimateTokens(`\n  ${member.name}`),
  new WeakMap<MemberElement, number>(),
);

const weighDescription = memoize(
  (element: Element): number =>
    ('arguments' in element ? element.arguments : []).reduce(
      (sum, one) => sum + weighDescription(one),
      element.description ? estimateTokens(`\n"""\n${element.description}\n"""`) : 0,
    ),
  new WeakMap<Element, number>(),
);

/** The names of what a type consists of, and for each the types that it mentions. */
const mapParts = memoize(
  (type: TypeElement): ReadonlyMap<string, readonly string[]> =>
    new Map(
      type.kind === 'union'
        ? type.possibleTypes.map((name) => [name, [name]])
        : getMembers(type).map((member) => [member.name, listMentioned(member)]),
    ),
  new WeakMap<TypeElement, ReadonlyMap<string, readonly string[]>>(),
);

function listMentioned(member: MemberElement): readonly string[] {
  const args = 'arguments' in member ? member.arguments : [];
  return [...args, ...('type' in member ? [member] : [])].map(({type}) => type.name);
}

function listParts(type: TypeElement): readonly string[] {
  return [...mapParts(type).keys()];
}

function isLeaf(member: MemberElement, types: Types): boolean {
  const kind = 'type' in member ? types.get(member.type.name)?.kind : undefined;
  return kind === undefined || kind === 'scalar' || kind === 'enum';
}

/** The parts without which the SDL of a type would not be valid, or a request could not be written. */
function listLeast(type: TypeElement, types: Types): readonly string[] {
  const members = getMembers(type);
  const required = members.filter(isRequired).map(({name}) => name);
  if (required.length > 0) return required;
  if (type.kind === 'enum') return listParts(type).slice(0, LEAST_VALUES);
  const plain = members.find(
    (member) =>
      isLeaf(member, types) && !('arguments' in member && member.arguments.length > 0),
  );
  return plain ? [plain.name] : listParts(type).slice(0, 1);
}

/** What of a closure is printed: it grows as long as there is space. */
function createDraft(types: Types, used: ReadonlyMap<string, readonly string[]>) {
  const kept: Kept = new Map();
  const described = new Set<string>();
  const named = new Set<string>();
  let weight = 0;

  const weighType = (type: TypeElement, parts: ReadonlySet<string>): number =>
    getMembers(type).reduce(
      (sum, member) =>
        parts.has(member.name)
          ? sum +
            weigh(member) +
            (described.has(type.name) ? weighDescription(member) : 0)
          : sum,
      15 + (type.kind === 'union' ? 4 * parts.size : 0),
    );

  /** Keeps parts of a type, with the least of what they mention, if all of that fits. */
  const keep = (name: string, parts?: readonly string[], most = Infinity): boolean => {
    const changed: Kept = new Map();
    const partsIn = (one: string) => changed.get(one) ?? kept.get(one);
    const queue: [name: string, parts?: readonly string[] | undefined][] = [
      [name, parts],
    ];
    let added = 0;
    for (const [at, wanted] of queue) {
      const type = types.get(at);
      const before = partsIn(at);
      if (!type || (before && !wanted)) continue;
      const own = used.get(at)?.length ? used.get(at)! : listLeast(type, types);
      const least = wanted?.length ? wanted : own;
      const now = new Set([...(before ?? []), ...least]);
      // What implements an interface has its fields, and an object those of its interfaces.
      if ('interfaces' in type) {
        for (const one of type.interfaces)
          for (const part of partsIn(one) ?? []) now.add(part);
        if (type.kind === 'interface') {
          for (const other of [...kept.keys(), ...changed.keys()]) {
            const element = types.get(other);
            if (element && 'interfaces' in element && element.interfaces.includes(at)) {
              queue.push([other, [...now]]);
            }
          }
        }
      }
      if (before && now.size === before.size) continue;
      added += weighType(type, now) - (before ? weighType(type, before) : 0);
      if (weight + added > most) return false;
      changed.set(at, now);
      for (const part of now) {
        if (!before?.has(part)) {
          for (const one of mapParts(type).get(part) ?? []) queue.push([one]);
        }
      }
      if (now.size === mapParts(type).size && 'interfaces' in type) {
        for (const one of type.interfaces) queue.push([one]);
      }
    }
    for (const [one, now] of changed) kept.set(one, now);
    weight += added;
    return true;
  };

  /** Keeps all of a type if it fits. */
  const keepAll = (name: string, most: number): boolean => {
    const type = types.get(name);
    if (!type) return true;
    const parts = listParts(type);
    return keep(name, type.kind === 'enum' ? parts.slice(0, MOST_VALUES) : parts, most);
  };

  /** Keeps as much of a type as fits, what leads no further before the rest, and names what is left. */
  const fill = (name: string, most: number): void => {
    const type = types.get(name);
    if (keepAll(name, most) || !type || type.kind === 'enum') return;
    weight += estimateTokens(listParts(type).join(', '));
    named.add(name);
    const [leaves, others] = [true, false].map((isWanted) =>
      getMembers(type).filter((member) => isLeaf(member, types) === isWanted),
    );
    for (const member of [...leaves!, ...others!]) keep(name, [member.name], most);
  };

  const describe = (name: string, most: number): void => {
    const type = types.get(name);
    const parts = kept.get(name);
    if (!type || !parts || described.has(name)) return;
    const members = getMembers(type).filter((member) => parts.has(member.name));
    const added = members.reduce((sum, one) => sum + weighDescription(one), 0);
    const own = weighDescription(type);
    if (weight + added + own > most) return;
    weight += added + own;
    described.add(name);
  };

  const print = (name: string): string => {
    const type = types.get(name)!;
    const parts = kept.get(name)!;
    const isKept = (one: {readonly name: string}): boolean => parts.has(one.name);
    const shown = {
      ...type,
      ...('interfaces' in type && {
        interfaces: type.interfaces.filter((one) => kept.has(one)),
      }),
      ...('fields' in type && {fields: (type.fields as MemberElement[]).filter(isKept)}),
      ...('values' in type && {values: type.values.filter(isKept)}),
      ...('possibleTypes' in type && {
        possibleTypes: type.possibleTypes.filter((one) => kept.has(one)),
      }),
    } as TypeElement;
    const sdl = textOf(printSdl(shown, NO_LINKS, undefined, described.has(name)));
    const printed = new Set(listParts(shown));
    const left = listParts(type).filter((part) => !printed.has(part));
    if (left.length === 0) return sdl;
    const noun =
      type.kind === 'enum' || type.kind === 'union' ? NOUNS[type.kind] : 'field';
    const names = named.has(name) ? `: ${left.join(', ')}` : '';
    const mark = `\n  # ${left.length} more ${noun}${left.length === 1 ? '' : 's'}${names}`;
    return sdl.endsWith('\n}') ? `${sdl.slice(0, -2)}${mark}\n}` : `${sdl}${mark}`;
  };

  return {kept, keep, keepAll, fill, describe, print};
}

/** The types that the arguments of an operation, or the fields of an input, lead to. */
function listInputs(start: FieldElement, types: Types): readonly string[] {
  const found = new Set(start.arguments.map((one) => one.type.name));
  for (const name of found) {
    const type = types.get(name);
    if (type?.kind !== 'input') continue;
    for (const field of type.fields) found.add(field.type.name);
  }
  return [...found];
}

/** The names of used members, by the type that has them; a type by itself has none. */
function groupUsed(used: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const coordinate of used) {
    const [, type = '', member] = /^(\w+)(?:\.(\w+))?/.exec(coordinate) ?? [];
    if (!groups.has(type)) groups.set(type, []);
    if (member !== undefined) groups.get(type)!.push(member);
  }
  return groups;
}

function printUpTo(
  model: ApiModel,
  {kind, element}: ClosureEntry,
  {used = [], rest = '', isDescribed = true}: ClosureOptions,
  most: number,
): string {
  const types = mapTypes(model);
  const ofUsed = groupUsed(used);
  const {kept, keep, keepAll, fill, describe, print} = createDraft(types, ofUsed);
  const roots = model.roots.filter((one) => one.kind === kind || one.kind === 'query');
  const start = element.kind === 'field' ? findRoot(model, kind)!.name : element.name;
  keep(start, element.kind === 'field' ? [element.name] : []);
  for (const [name, parts] of ofUsed) keep(name, parts);
  const directives = model.directives.filter(
    (one) => isExecutable(one) && used.includes(one.coordinate) && !one.isBuiltIn,
  );
  for (const one of directives.flatMap((one) => one.arguments)) keep(one.type.name);
  // A schema without queries is not valid.
  if (element.kind === 'field') for (const {type} of roots) keep(type);
  else keep(start, listParts(element), most);
  const first =
    element.kind === 'field'
      ? [...listInputs(element, types), element.type.name]
      : [start];
  const rootNames = new Set(model.roots.map(({type}) => type));
  const isNoRoot = (name: string): boolean => !rootNames.has(name);
  for (const name of [...first, ...ofUsed.keys()].filter(isNoRoot))
    fill(name, most * SHARE);
  if (isDescribed) for (const name of [start, ...first]) describe(name, most);
  // What is added meanwhile is further away.
  for (const name of kept.keys()) if (isNoRoot(name)) keepAll(name, most);
  if (isDescribed) for (const name of kept.keys()) describe(name, most);
  const schema = {...model.schema, directives: [], description: ''};
  const shown = element.kind === 'field' ? roots : [];
  const printed = [...kept.keys()].map((name) => types.get(name)!);
  const definitions = [
    ...printRoots({...model, roots: shown, types: printed, schema}),
    ...directives.map((one) => textOf(printSdl(one, NO_LINKS, undefined, true))),
    ...[...kept.keys()].map(print),
  ];
  const sdl = `${definitions.join('\n\n')}\n`;
  const isCut = [...kept.keys()].some((name) => isNoRoot(name) && MARK.test(print(name)));
  return isCut && rest !== '' ? `# ${rest}\n\n${sdl}` : sdl;
}

/**
 * An operation or a type with the types that it reaches, as valid SDL. What it takes and returns comes first,
 * then the nearest; a comment such as `# 3 more fields` is where a type has more than is printed.
 */
export function printClosure(
  full: ApiModel,
  entry: ClosureEntry,
  options: ClosureOptions = {},
): string {
  const {most = MOST} = options;
  const model = complete(full);
  let sdl = printUpTo(model, entry, options, most);
  // What a draft weighs is estimated type by type.
  for (let less = most; less > most / 4 && estimateTokens(sdl) > most; ) {
    less *= 0.85;
    sdl = printUpTo(model, entry, options, less);
  }
  return sdl;
}
