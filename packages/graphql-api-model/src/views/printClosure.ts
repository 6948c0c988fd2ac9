import type {ApiModel, FieldElement, OperationKind, TypeElement} from '../model/apiModel';
import {getMembers} from '../model/members';
import {memoize} from '../model/memoize';
import {printSchemaFile} from './printSchemaFile';

/** How much of the schema an operation may bring with it. */
export interface ClosureOptions {
  /** About how many characters of SDL; the types nearest to the operation come first. */
  readonly most?: number;
}

const MOST = 40_000;

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

/** The types of arguments first: without them nothing can be sent. */
const listNames = memoize((type: TypeElement | FieldElement): readonly string[] => {
  if (type.kind === 'field') {
    return [...type.arguments.map((one) => one.type.name), type.type.name];
  }
  if (type.kind === 'union') return type.possibleTypes;
  const members = getMembers(type);
  return [
    ...members.flatMap((member) =>
      'arguments' in member ? member.arguments.map((one) => one.type.name) : [],
    ),
    ...members.flatMap((member) => ('type' in member ? [member.type.name] : [])),
    ...('interfaces' in type ? type.interfaces : []),
  ];
}, new WeakMap<TypeElement | FieldElement, readonly string[]>());

type Types = ReadonlyMap<string, TypeElement>;

/** Which types an operation reaches, and those of them that have room. */
interface Reach {
  readonly reached: ReadonlySet<string>;
  readonly kept: ReadonlySet<string>;
}

/** Goes from type to type, the nearest first. What a request has to write stays whatever it weighs. */
function findReach(start: TypeElement | FieldElement, types: Types, most: number): Reach {
  const reached = new Set<string>();
  const kept = new Set<string>();
  const queue: (TypeElement | FieldElement)[] = [start];
  let weight = 0;
  for (const element of queue) {
    const isKept = element === start || kept.has(element.name);
    const isOperation = element === start && start.kind === 'field';
    for (const name of listNames(element)) {
      const type = types.get(name);
      if (!type || (reached.has(name) && (!isKept || kept.has(name)))) continue;
      const isNeeded = !['object', 'interface', 'union'].includes(type.kind);
      const fits = weight + weigh(type) <= most;
      if (isKept && (isNeeded || fits || isOperation)) {
        kept.add(name);
        weight += weigh(type);
      } else if (reached.has(name)) continue;
      reached.add(name);
      queue.push(type);
    }
  }
  return {reached, kept};
}

function withKeptTypes(type: TypeElement, {kept}: Reach): TypeElement {
  if (type.kind !== 'union') return type;
  return {...type, possibleTypes: type.possibleTypes.filter((name) => kept.has(name))};
}

/** The SDL of a type, and of all that `start` reaches, with a note about types that have no room. */
function printReached(
  model: ApiModel,
  {root, start}: {readonly root: TypeElement; readonly start: TypeElement | FieldElement},
  most: number,
): string {
  const types = new Map(
    model.types.flatMap((type) =>
      type.name === root.name || type.isBuiltIn ? [] : [[type.name, type] as const],
    ),
  );
  const reach = findReach(start, types, most);
  const left = reach.reached.size - reach.kept.size;
  const closure = printSchemaFile({
    ...model,
    types: [root, ...[...reach.kept].map((name) => types.get(name)!)].map((type) =>
      withKeptTypes(type, reach),
    ),
  });
  // What it returns may have nothing but fields of types that have no room.
  if (left > 0 && !new RegExp(`^\\w+ ${root.name}\\b`, 'm').test(closure)) {
    return printReached(model, {root, start}, Math.max(most, 1000) * 4);
  }
  return left === 0
    ? closure
    : `# ${left} of ${reach.reached.size} types are left out, with the fields that return them.\n\n${closure}`;
}

/**
 * An operation with the types that it reaches, as SDL that is complete by itself. Of an operation that reaches
 * more than `most` only the nearest types are in it, and a comment states how many are not.
 */
export function printClosure(
  model: ApiModel,
  {kind, name}: {readonly kind: OperationKind; readonly name: string},
  {most = MOST}: ClosureOptions = {},
): string {
  const rootName = model.roots.find((root) => root.kind === kind)?.type;
  const root = model.types.find((type) => type.name === rootName);
  const field =
    root?.kind === 'object' ? root.fields.find((one) => one.name === name) : undefined;
  if (root?.kind !== 'object' || !field) {
    throw new Error(`The schema has no ${kind} called "${name}".`);
  }
  return printReached(
    {...model, roots: [{kind, type: root.name}]},
    {root: {...root, fields: [field], interfaces: []}, start: field},
    most,
  );
}

/** A type with the types that it reaches, as `printClosure` does for an operation. */
export function printTypeClosure(
  model: ApiModel,
  root: TypeElement,
  {most = MOST}: ClosureOptions = {},
): string {
  return printReached({...model, roots: []}, {root, start: root}, most);
}
