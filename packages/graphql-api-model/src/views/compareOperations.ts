import type {FieldElement, TypeElement} from '../model/apiModel';
import {getMembers, isRequired, type MemberElement} from '../model/members';

/** What only one of two operations takes, requires or returns; arguments, or fields of its one input. */
export interface OperationSide {
  readonly field: FieldElement;
  readonly only: readonly MemberElement[];
  /** What both take and only this one requires. */
  readonly required: readonly MemberElement[];
  /** What both take, as values of different types. */
  readonly retyped: readonly MemberElement[];
}

/** How two operations differ in what they take and return. */
export interface OperationDifference {
  readonly here: OperationSide;
  readonly there: OperationSide;
  readonly hasOtherResult: boolean;
  /** The names of what both take. */
  readonly shared: readonly string[];
}

type Members = ReadonlyMap<string, MemberElement>;

/** What an operation takes: the fields of its one input, or its arguments. */
function readInputs(
  {arguments: list}: FieldElement,
  types: ReadonlyMap<string, TypeElement>,
): Members {
  const members = list.flatMap((argument): readonly MemberElement[] => {
    const type = types.get(argument.type.name);
    return type?.kind === 'input' && !argument.type.notation.includes('[')
      ? getMembers(type)
      : [argument];
  });
  return new Map(
    members
      .filter(({deprecation}) => !deprecation)
      .map((member) => [member.name, member]),
  );
}

/** The type of a member, whether a value is required or not. */
function toNullable(member: MemberElement | undefined): string | undefined {
  return member && 'type' in member ? member.type.notation.replace(/!$/, '') : undefined;
}

function toSide(field: FieldElement, own: Members, others: Members): OperationSide {
  const all = [...own.values()];
  const shared = all.filter(({name}) => others.has(name));
  return {
    field,
    only: all.filter(({name}) => !others.has(name)),
    required: shared.filter(
      (member) => isRequired(member) && !isRequired(others.get(member.name)!),
    ),
    retyped: shared.filter(
      (member) => toNullable(member) !== toNullable(others.get(member.name)),
    ),
  };
}

/** Compares what two operations take and return; undefined where that is the same. */
export function compareOperations(
  own: FieldElement,
  other: FieldElement,
  types: ReadonlyMap<string, TypeElement>,
): OperationDifference | undefined {
  const [from, to] = [readInputs(own, types), readInputs(other, types)];
  const [here, there] = [toSide(own, from, to), toSide(other, to, from)];
  const hasOtherResult = own.type.notation !== other.type.notation;
  const lists = [here, there].flatMap(({only, required, retyped}) => [
    ...only,
    ...required,
    ...retyped,
  ]);
  if (lists.length === 0 && !hasOtherResult) return undefined;
  const shared = [...from.keys()].filter((name) => to.has(name));
  return {here, there, hasOtherResult, shared};
}
