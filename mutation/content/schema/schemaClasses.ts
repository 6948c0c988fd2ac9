import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  Kind,
  type GraphQLNamedType,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql';
import {
  argumentsOf,
  membersOf,
  type SchemaMember,
} from '../../../packages/graphql-samples/src/sample/members';
import {misspell} from '../misspell';
import {
  addArgument,
  addInputField,
  editArgument,
  editDirective,
  editMember,
  editType,
  removeDirective,
  removeValue,
  renameTo,
  renameType,
} from './edits';
import type {SchemaChange} from './types';

/** A field, input field or value with the type that has it. */
interface Member {
  readonly type: GraphQLNamedType;
  readonly member: SchemaMember;
  readonly coordinate: string;
}

/** All that can become of a schema which makes guides wrong, class by class. */
export function listSchemaChanges(
  schema: GraphQLSchema,
  codes: readonly string[],
): readonly SchemaChange[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const members = types.flatMap((type) =>
    membersOf(type).map(
      (member): Member => ({type, member, coordinate: `${type.name}.${member.name}`}),
    ),
  );
  const fields = members.filter(({type}) => !isEnumType(type));
  const isRoot = ({type}: Member): boolean => roots.some((root) => root === type);
  return [
    ...types.filter((type) => !roots.some((root) => root === type)).map(toRenamedType),
    ...fields.filter((one) => !isRoot(one)).map(toRenamed('schema: a field renamed')),
    ...fields.filter(isRoot).map(toRenamed('schema: an operation renamed')),
    ...fields.flatMap(toRenamedArguments),
    ...schema
      .getDirectives()
      .filter((directive) => !isSpecifiedDirective(directive))
      .map(({name}) => toRemovedDirective(name)),
    ...members.filter(({type}) => isEnumType(type)).map(toGoneValue),
    ...fields.filter(({type}) => isObjectType(type)).map(toNewArgument),
    ...types.filter(isInputObjectType).map(({name}) => toNewInputField(name)),
    ...fields.map(toOtherNullability),
    ...fields.map(toList),
    ...fields.filter(({member}) => member.deprecationReason != null).map(toOtherReason),
    ...codes.map(toRenamedCode),
  ];
}

function toRenamedType({name}: GraphQLNamedType): SchemaChange {
  return {
    kind: 'schema: a type renamed',
    element: name,
    change: renameType(name, misspell(name)),
    concerns: ({types}) => types.has(name),
  };
}

function toRenamed(kind: string): (member: Member) => SchemaChange {
  return ({type, member: {name}, coordinate}) => ({
    kind,
    element: coordinate,
    change: editMember(type.name, name, renameTo(misspell(name))),
    concerns: ({members}) => members.has(coordinate),
  });
}

function toRenamedArguments({type, member, coordinate}: Member): readonly SchemaChange[] {
  return argumentsOf(member).map(({name}) => {
    const element = `${coordinate}(${name}:)`;
    return {
      kind: 'schema: an argument renamed',
      element,
      change: editMember(
        type.name,
        member.name,
        editArgument(name, renameTo(misspell(name))),
      ),
      concerns: ({members}) => members.has(element),
    };
  });
}

function toRemovedDirective(name: string): SchemaChange {
  return {
    kind: 'schema: a directive removed',
    element: `@${name}`,
    change: removeDirective(name),
    concerns: ({directives}) => directives.has(`@${name}`),
  };
}

function toGoneValue({type, member: {name}, coordinate}: Member): SchemaChange {
  return {
    kind: 'schema: an enum value gone',
    element: coordinate,
    change: removeValue(type.name, name),
    concerns: ({members}) => members.has(coordinate),
  };
}

const ADDED = 'schema: a required argument or input field added';

function toNewArgument({type, member: {name}, coordinate}: Member): SchemaChange {
  return {
    kind: ADDED,
    element: coordinate,
    change: editMember(type.name, name, addArgument),
    concerns: ({selected, whole}) => selected.has(coordinate) || whole.has(coordinate),
  };
}

function toNewInputField(name: string): SchemaChange {
  return {
    kind: ADDED,
    element: name,
    change: addInputField(name),
    concerns: ({inputs}) => inputs.has(name),
  };
}

/** What was never null may be, and the other way round. */
function toOtherNullability({type, member, coordinate}: Member): SchemaChange {
  const isNonNull = 'type' in member && isNonNullType(member.type);
  return {
    kind: 'schema: a field made nullable or non-null',
    element: coordinate,
    change: editMember(
      type.name,
      member.name,
      editType(isNonNull ? withoutNonNull : withNonNull),
    ),
    concerns: ({typed, nulls}) =>
      typed.has(coordinate) || (!isNonNull && nulls.has(coordinate)),
  };
}

function withoutNonNull(type: TypeNode): TypeNode {
  return type.kind === Kind.NON_NULL_TYPE ? type.type : type;
}

function withNonNull(type: TypeNode): TypeNode {
  return type.kind === Kind.NON_NULL_TYPE ? type : {kind: Kind.NON_NULL_TYPE, type};
}

function toList({type, member, coordinate}: Member): SchemaChange {
  return {
    kind: 'schema: a field made a list',
    element: coordinate,
    change: editMember(
      type.name,
      member.name,
      editType((own) => ({kind: Kind.LIST_TYPE, type: own})),
    ),
    concerns: ({typed, answered}) => typed.has(coordinate) || answered.has(coordinate),
  };
}

function toOtherReason({type, member: {name}, coordinate}: Member): SchemaChange {
  return {
    kind: 'schema: another reason of a deprecation',
    element: coordinate,
    change: editMember(
      type.name,
      name,
      editDirective('deprecated', (reason) => reason.replace(/[A-Za-z]{3,}/, misspell)),
    ),
    concerns: ({reasons}) => reasons.has(coordinate),
  };
}

function toRenamedCode(code: string): SchemaChange {
  const rename = (text: string): string => (text === code ? misspell(code) : text);
  return {
    kind: 'schema: an error code renamed',
    element: code,
    change: (document) =>
      editDirective('error', rename)(editDirective('errorCode', rename)(document)),
    concerns: ({codes}) => codes.has(code),
  };
}
