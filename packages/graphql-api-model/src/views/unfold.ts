import type {Permalinks} from '../addresses/permalinks';
import type {ApiModel, TypeElement, TypeKind} from '../model/apiModel';
import {toTypeLink, type TypeLink} from './links';
import {getMembers, isRequired, type MemberElement} from './members';
import {toSummary} from './toSummary';

/** Bounds that keep a page small however large the types behind it are. */
const MOST_MEMBERS = 140;
const MOST_MEMBERS_BELOW_TOP = 15;

/** The members of a type shown in place, where the type is used. */
export interface Unfolded {
  readonly kind: TypeKind;
  readonly name: string;
  readonly href: string;
  readonly members: readonly UnfoldedMember[];
  /** How many further members only the type's own page shows. */
  readonly omitted: number;
}

export interface UnfoldedMember {
  readonly name: string;
  readonly href: string;
  /** Missing for an enum value. */
  readonly type?: TypeLink;
  readonly required: boolean;
  readonly defaultValue?: string;
  /** First sentence of the description, plain text. */
  readonly summary: string;
  readonly deprecated: boolean;
  /** The type is one that is being unfolded already. */
  readonly recursive: boolean;
  readonly unfolded?: Unfolded;
}

/** Shows the members of a type in place, `most` of them, `depth` levels down. */
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

function toMember(
  member: MemberElement,
  ancestors: readonly string[],
  permalinks: Permalinks,
): Mutable<UnfoldedMember> {
  return {
    name: member.name,
    href: permalinks.at(member.coordinate),
    ...('type' in member && {type: toTypeLink(member.type, permalinks)}),
    required: isRequired(member),
    ...('defaultValue' in member && {defaultValue: member.defaultValue}),
    summary: toSummary(member.description),
    deprecated: member.deprecation !== undefined,
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
      const shown = all.slice(0, bound);
      if (shown.length === 0) return;
      budget -= shown.length;
      const ancestors = [...above, type.name];
      const members = shown.map((element) => {
        const member = toMember(element, ancestors, permalinks);
        if ('type' in element && left > 1 && !member.recursive) {
          add(element.type.name, {
            depth: left - 1,
            ancestors,
            attach: (unfolded) => (member.unfolded = unfolded),
          });
        }
        return member;
      });
      const {kind, name} = type;
      const omitted = all.length - shown.length;
      attach({kind, name, href: permalinks.at(name), members, omitted});
    };
    add(typeName, {depth, ancestors: [], attach: (unfolded) => (root = unfolded)});
    for (let task = queue.shift(); task; task = queue.shift()) show(task);
    return root;
  };
}
