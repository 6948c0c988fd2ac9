import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLUnionType,
  isRequiredInputField,
} from 'graphql';
import {getTypeHref, getTypeKind, hasPage, type ReferenceContext} from './context';
import {printDefault} from './describeMembers';
import {toSummary} from './toSummary';
import {toTypeReference} from './toTypeReference';
import type {Unfolded, UnfoldedMember} from './types';

/** Bounds that keep a page small however large the types behind it are. */
const MOST_MEMBERS = 140;
const MOST_MEMBERS_BELOW_TOP = 15;

type UnfoldableMember = Pick<
  UnfoldedMember,
  'name' | 'required' | 'summary' | 'deprecated' | 'defaultValue'
> & {readonly type?: GraphQLField<unknown, unknown>['type'] | GraphQLInputField['type']};

function getMembers(type: GraphQLNamedType): readonly UnfoldableMember[] {
  if (type instanceof GraphQLEnumType) {
    return type.getValues().map((value) => ({
      name: value.name,
      required: false,
      summary: toSummary(value.description),
      deprecated: value.deprecationReason != null,
    }));
  }
  if (type instanceof GraphQLInputObjectType) {
    return Object.values(type.getFields()).map((field) => {
      const defaultValue = printDefault(field);
      return {
        name: field.name,
        type: field.type,
        required: isRequiredInputField(field),
        summary: toSummary(field.description),
        deprecated: field.deprecationReason != null,
        ...(defaultValue !== undefined && {defaultValue}),
      };
    });
  }
  if (type instanceof GraphQLObjectType || type instanceof GraphQLInterfaceType) {
    return Object.values(type.getFields()).map((field) => ({
      name: field.name,
      type: field.type,
      required: false,
      summary: toSummary(field.description),
      deprecated: field.deprecationReason != null,
    }));
  }
  return [];
}

/** A type that is shown in place; those being unfolded above it are its `ancestors`. */
interface Task {
  readonly type: GraphQLNamedType;
  readonly depth: number;
  readonly ancestors: readonly string[];
  readonly attach: (unfolded: Unfolded) => void;
}

type Mutable<T> = {-readonly [Key in keyof T]: T[Key]};

/**
 * Shows the members of `typeName` in place, `depth` levels down, level by level so that
 * the bound on members cuts the deepest first. `undefined` where there is nothing to show.
 */
export function unfold(
  typeName: string,
  depth: number,
  context: ReferenceContext,
  most = MOST_MEMBERS,
): Unfolded | undefined {
  const type = context.schema.getType(typeName);
  if (!type || !hasPage(type, context.rootKinds)) return undefined;
  let root: Unfolded | undefined;
  let budget = Math.min(MOST_MEMBERS, most);
  const queue: Task[] = [
    {type, depth, ancestors: [], attach: (unfolded) => (root = unfolded)},
  ];
  for (let task = queue.shift(); task; task = queue.shift()) {
    const all = getMembers(task.type);
    const most = Math.min(
      budget,
      task.depth === depth ? Infinity : MOST_MEMBERS_BELOW_TOP,
    );
    const shown = all.slice(0, most);
    if (all.length === 0 || shown.length === 0) continue;
    budget -= shown.length;
    const href = getTypeHref(task.type.name, context);
    const ancestors = [...task.ancestors, task.type.name];
    const members = shown.map(({type, ...member}) => {
      const named = type && getNamedType(type);
      const described: Mutable<UnfoldedMember> = {
        ...member,
        ...(type && {type: toTypeReference(type, context)}),
        href: `${href}#${member.name}`,
        recursive: named !== undefined && ancestors.includes(named.name),
      };
      if (
        named &&
        task.depth > 1 &&
        !described.recursive &&
        !(named instanceof GraphQLUnionType)
      ) {
        const attach = (unfolded: Unfolded): void => void (described.unfolded = unfolded);
        if (hasPage(named, context.rootKinds)) {
          queue.push({type: named, depth: task.depth - 1, ancestors, attach});
        }
      }
      return described;
    });
    task.attach({
      kind: getTypeKind(task.type),
      name: task.type.name,
      href,
      members,
      omitted: all.length - shown.length,
    });
  }
  return root;
}
