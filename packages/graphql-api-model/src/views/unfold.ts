import type {Permalinks} from '../addresses/permalinks';
import type {Contract} from '../model/contract';
import type {
  ApiModel,
  ArgumentElement,
  Deprecation,
  TypeElement,
  TypeKind,
} from '../model/apiModel';
import {toTypeLink, type TypeLink} from './links';
import {getMembers, isRequired, type MemberElement} from '../model/members';

const MOST_MEMBERS = 100;
const MOST_MEMBERS_BELOW_TOP = 15;

/** The members of a type shown in place, where the type is used. */
export interface Unfolded {
  readonly kind: TypeKind;
  readonly name: string;
  readonly href: string;
  /** Markdown as written. */
  readonly description?: string;
  readonly members: readonly UnfoldedMember[];
  /** How many further members only the type's own page shows. */
  readonly omitted: number;
}

/** An argument of a field that is shown in place: the rest of it is at its address. */
export interface UnfoldedArgument {
  readonly coordinate: string;
  readonly name: string;
  readonly href: string;
  readonly required: boolean;
}

export interface UnfoldedMember {
  readonly coordinate: string;
  readonly name: string;
  readonly href: string;
  /** The arguments of a field. */
  readonly arguments: readonly UnfoldedArgument[];
  /** Missing for an enum value. */
  readonly type?: TypeLink;
  readonly required: boolean;
  readonly defaultValue?: string;
  /** Markdown as written. */
  readonly description?: string;
  readonly deprecation?: Deprecation;
  /** Who may read a field, and its errors, where the schema states that. */
  readonly contract?: Contract;
  /** The type is one that is being unfolded already. */
  readonly recursive: boolean;
  readonly unfolded?: Unfolded;
}

/**
 * Shows the members of a type in place, `depth` levels down, at most `most` together. A
 * type of which nothing fits is there without members, all of them counted as omitted.
 */
export type Unfold = (
  typeName: string,
  depth: number,
  most?: number,
) => Unfolded | undefined;

/** Where a type is shown. */
interface Holder {
  unfolded?: Unfolded;
}

/** A type that is shown in place; those being unfolded above it are its `ancestors`. */
interface Task {
  readonly typeName: string;
  readonly depth: number;
  readonly ancestors: readonly string[];
  readonly holder: Holder;
}

/** The members that are shown in place, those of all types together. */
export function countUnfolded({members}: Unfolded): number {
  return members.reduce(
    (sum, {unfolded}) => sum + 1 + (unfolded ? countUnfolded(unfolded) : 0),
    0,
  );
}

function toArgument(argument: ArgumentElement, {at}: Permalinks): UnfoldedArgument {
  return {
    coordinate: argument.coordinate,
    name: argument.name,
    href: at(argument.coordinate),
    required: isRequired(argument),
  };
}

function toMember(
  member: MemberElement,
  ancestors: readonly string[],
  permalinks: Permalinks,
): UnfoldedMember & Holder {
  const own = member.kind === 'field' ? member.arguments : [];
  return {
    coordinate: member.coordinate,
    name: member.name,
    href: permalinks.at(member.coordinate),
    arguments: own.map((argument) => toArgument(argument, permalinks)),
    ...('type' in member && {type: toTypeLink(member.type, permalinks)}),
    required: isRequired(member),
    ...('defaultValue' in member && {defaultValue: member.defaultValue}),
    ...(member.description !== undefined && {description: member.description}),
    ...(member.deprecation && {deprecation: member.deprecation}),
    ...('contract' in member && {contract: member.contract}),
    recursive: 'type' in member && ancestors.includes(member.type.name),
  };
}

/** The types that can be unfolded: root types have no members but operations. */
function findUnfoldable({roots, types}: ApiModel): ReadonlyMap<string, TypeElement> {
  const rootNames = new Set(roots.map(({type}) => type));
  return new Map(
    types.flatMap((type) =>
      rootNames.has(type.name) || getMembers(type).length === 0
        ? []
        : [[type.name, type]],
    ),
  );
}

/** Unfolds level by level, so that the bound on members cuts the deepest first. */
export function createUnfold(model: ApiModel, permalinks: Permalinks): Unfold {
  const types = findUnfoldable(model);
  return (typeName, depth, most = MOST_MEMBERS) => {
    const root: Holder = {};
    const queue: Task[] = [{typeName, depth, ancestors: [], holder: root}];
    let budget = Math.min(MOST_MEMBERS, most);
    for (const {typeName: name, depth: left, ancestors: above, holder} of queue) {
      const type = types.get(name);
      if (!type) continue;
      const all = getMembers(type);
      const bound = left === depth ? all.length : MOST_MEMBERS_BELOW_TOP;
      const ancestors = [...above, name];
      const members: readonly (UnfoldedMember & Holder)[] = all
        .slice(0, Math.min(bound, budget))
        .map((element) => toMember(element, ancestors, permalinks));
      // Where no member is shown, there is only a link.
      const isShown = members.length > 0;
      budget -= members.length;
      for (const member of members) {
        if (!member.type || left === 1 || member.recursive) continue;
        queue.push({
          typeName: member.type.name,
          depth: left - 1,
          ancestors,
          holder: member,
        });
      }
      holder.unfolded = {
        kind: type.kind,
        name,
        href: permalinks.at(name),
        ...(isShown && type.description !== undefined && {description: type.description}),
        members,
        omitted: all.length - members.length,
      };
    }
    return root.unfolded;
  };
}
