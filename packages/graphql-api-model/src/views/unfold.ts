import type {Permalinks} from '../addresses/permalinks';
import type {
  ApiModel,
  ArgumentElement,
  Deprecation,
  TypeElement,
  TypeKind,
} from '../model/apiModel';
import {toTypeLink, type TypeLink} from './links';
import {getMembers, isRequired, type MemberElement} from './members';

/** Bounds that keep a page small however large the types behind it are. */
const MOST_MEMBERS = 140;
const MOST_MEMBERS_BELOW_TOP = 15;
/** Characters of text, and arguments, that a member may have to count as one. */
const TEXT_OF_ONE = 300;
const ARGUMENTS_OF_ONE = 5;

/** The members of a type shown in place, where the type is used. */
export interface Unfolded {
  readonly kind: TypeKind;
  readonly name: string;
  readonly href: string;
  readonly members: readonly UnfoldedMember[];
  /** How many further members only the type's own page shows. */
  readonly omitted: number;
}

/** An argument of a field that is shown in place: the rest of it stands at its address. */
export interface UnfoldedArgument {
  readonly name: string;
  readonly href: string;
  readonly required: boolean;
  readonly deprecated: boolean;
}

export interface UnfoldedMember {
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
  /** The type is one that is being unfolded already. */
  readonly recursive: boolean;
  readonly unfolded?: Unfolded;
}

/**
 * Shows the members of a type in place, `depth` levels down, as many as weigh `most` together:
 * one with a long description or many arguments weighs as several.
 */
export type Unfold = (
  typeName: string,
  depth: number,
  most?: number,
) => Unfolded | undefined;

/** A type that is shown in place; those being unfolded above it are its `ancestors`. */
interface Task {
  readonly type: TypeElement;
  readonly depth: number;
  readonly ancestors: readonly string[];
  readonly attach: (unfolded: Unfolded) => void;
}

type Mutable<T> = {-readonly [Key in keyof T]: T[Key]};

/** As how many members of ordinary size one counts. */
function weigh({description = '', deprecation, ...member}: UnfoldedMember): number {
  const text = description.length + (deprecation?.reason?.length ?? 0);
  const more = Math.floor(member.arguments.length / ARGUMENTS_OF_ONE);
  return Math.max(1, Math.ceil(text / TEXT_OF_ONE)) + more;
}

/** As how many members of ordinary size all those count that are shown in place. */
export function weighUnfolded({members}: Unfolded): number {
  return members.reduce(
    (sum, member) =>
      sum + weigh(member) + (member.unfolded ? weighUnfolded(member.unfolded) : 0),
    0,
  );
}

/** The first members, as many as weigh no more than allowed together. */
function takeWithin<Member extends UnfoldedMember>(
  members: readonly Member[],
  weight: number,
): readonly Member[] {
  let left = weight;
  const end = members.findIndex((member) => (left -= weigh(member)) < 0);
  return end < 0 ? members : members.slice(0, end);
}

function toArgument(argument: ArgumentElement, {at}: Permalinks): UnfoldedArgument {
  return {
    name: argument.name,
    href: at(argument.coordinate),
    required: isRequired(argument),
    deprecated: argument.deprecation !== undefined,
  };
}

function toMember(
  member: MemberElement,
  ancestors: readonly string[],
  permalinks: Permalinks,
): Mutable<UnfoldedMember> {
  const own = member.kind === 'field' ? member.arguments : [];
  return {
    name: member.name,
    href: permalinks.at(member.coordinate),
    arguments: own.map((argument) => toArgument(argument, permalinks)),
    ...('type' in member && {type: toTypeLink(member.type, permalinks)}),
    required: isRequired(member),
    ...('defaultValue' in member && {defaultValue: member.defaultValue}),
    ...(member.description !== undefined && {description: member.description}),
    ...(member.deprecation && {deprecation: member.deprecation}),
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
    let root: Unfolded | undefined;
    let budget = Math.min(MOST_MEMBERS, most);
    const queue: Task[] = [];
    const add = (name: string, task: Omit<Task, 'type'>): void => {
      const type = types.get(name);
      if (type) queue.push({...task, type});
    };
    const show = ({type, depth: left, ancestors: above, attach}: Task): void => {
      const all = getMembers(type);
      const bound = left === depth ? budget : Math.min(budget, MOST_MEMBERS_BELOW_TOP);
      const ancestors = [...above, type.name];
      const members = takeWithin(
        all.slice(0, bound).map((element) => toMember(element, ancestors, permalinks)),
        budget,
      );
      if (members.length === 0) return;
      for (const member of members) {
        budget -= weigh(member);
        if (!member.type || left === 1 || member.recursive) continue;
        add(member.type.name, {
          depth: left - 1,
          ancestors,
          attach: (unfolded) => (member.unfolded = unfolded),
        });
      }
      const {kind, name} = type;
      const omitted = all.length - members.length;
      attach({kind, name, href: permalinks.at(name), members, omitted});
    };
    add(typeName, {depth, ancestors: [], attach: (unfolded) => (root = unfolded)});
    for (let task = queue.shift(); task; task = queue.shift()) show(task);
    return root;
  };
}
