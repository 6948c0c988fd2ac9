import type {ReferenceContext} from './context';
import {getRootTypes} from './context';
import {describeFields} from './describeMembers';
import {printField} from './printSdl';
import {toTypeReference} from './toTypeReference';
import type {Member, OperationEntry} from './types';

/** An operation's arguments have its page for themselves: `#id`, not `#spaceById.id`. */
function toOwnPage(argument: Member): Member {
  return {...argument, id: argument.name};
}

/** One entry for each field of each root type. */
export function describeOperations(context: ReferenceContext): readonly OperationEntry[] {
  return getRootTypes(context.schema).flatMap(({kind, type}) => {
    const fields = type.getFields();
    return describeFields(type.name, fields, context).map((member): OperationEntry => {
      const list = member.arguments.map(toOwnPage);
      const group = context.groupOf(`${type.name}.${member.name}`);
      const field = fields[member.name];
      if (!field) throw new Error(`The schema has no ${kind} called "${member.name}".`);
      return {
        kind,
        name: member.name,
        // Not the member's own: one type may be the root of several operations.
        href: context.permalinks.entry(kind, member.name),
        ...(group !== undefined && {group}),
        description: member.description,
        summary: member.summary,
        ...(member.deprecation !== undefined && {deprecation: member.deprecation}),
        directives: member.directives,
        sdl: printField({...member, arguments: list}, undefined),
        usages: [],
        arguments: list,
        returns: toTypeReference(field.type, context),
      };
    });
  });
}
