import {
  type FieldNode,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import {type Field, findPage, isWrapper} from '../../values/shapes';
import type {Example} from '../../types';

export type Values = Readonly<Record<string, unknown>>;

/** An object of a response. */
export interface ShownObject {
  readonly type: GraphQLObjectType;
  /** As in `space.members.items.0`. */
  readonly path: string;
  readonly fields: ReadonlyMap<string, ShownField>;
}

/** A selected field with its value. */
export interface ShownField {
  readonly field: Field;
  readonly args: Values;
  readonly value: unknown;
  /** The objects of the value; none for scalars. */
  readonly objects: readonly ShownObject[];
}

/** A request with its response, as the checks read them. */
export interface Shown {
  readonly schema: GraphQLSchema;
  readonly kind: string;
  /** The field of the root type. */
  readonly root: ShownField;
  /** All objects of the response. */
  readonly objects: readonly ShownObject[];
  /** The objects that the operation is about, by the fields that return them. */
  readonly groups: readonly (readonly ShownObject[])[];
  readonly sent: readonly Sent[];
}

/** A value of a request, at any depth. */
export interface Sent {
  readonly name: string;
  readonly value: unknown;
  readonly type: GraphQLInputType;
}

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Pairs the response of an example with the fields of the schema. */
export function readShown(
  schema: GraphQLSchema,
  {document, response, variables}: Example,
): Shown {
  const operation = parse(document).definitions[0] as OperationDefinitionNode;
  const objects: ShownObject[] = [];

  const readObject = (
    type: GraphQLObjectType,
    selectionSet: SelectionSetNode,
    data: Values,
    path: string,
  ): ShownObject => {
    const fields = new Map<string, ShownField>();
    const add = ({selections}: SelectionSetNode): void => {
      for (const node of selections) {
        if (node.kind === Kind.FIELD) {
          const field = type.getFields()[node.name.value];
          if (field) fields.set(field.name, readField(field, node, data, path));
        } else if (node.kind === Kind.INLINE_FRAGMENT) {
          if (node.typeCondition?.name.value === type.name) add(node.selectionSet);
        }
      }
    };
    add(selectionSet);
    const object = {type, path, fields};
    objects.push(object);
    return object;
  };

  const readField = (
    field: Field,
    node: FieldNode,
    data: Values,
    path: string,
  ): ShownField => {
    const {alias, arguments: args = [], name, selectionSet} = node;
    const value = data[(alias ?? name).value];
    const items = [value].flat(3).map((item, index) => ({item, index}));
    const declared = getNamedType(field.type);
    return {
      field,
      value,
      args: Object.fromEntries(
        args.map((each) => [each.name.value, valueFromASTUntyped(each.value, variables)]),
      ),
      objects: items.flatMap(({item, index}) => {
        if (!isRecord(item) || !selectionSet) return [];
        const type = isObjectType(declared)
          ? declared
          : schema.getType(String(item['__typename']));
        const place = Array.isArray(value) ? `.${index}` : '';
        return isObjectType(type)
          ? [readObject(type, selectionSet, item, `${path}.${name.value}${place}`)]
          : [];
      }),
    };
  };

  const rootType = schema.getRootType(operation.operation)!;
  const all = readObject(rootType, operation.selectionSet, response.data, '');
  const root = [...all.fields.values()][0]!;
  return {
    schema,
    kind: operation.operation,
    root,
    objects,
    groups: groupsOf(root),
    sent: root.field.args.flatMap(({name, type}) =>
      listSent(name, type, root.args[name]),
    ),
  };
}

/** The objects of a field, and those that they wrap. */
function groupsOf({objects}: ShownField): readonly (readonly ShownObject[])[] {
  const wrapped = objects
    .filter(({type}) => isWrapper(type) || findPage(type))
    .flatMap(({fields}) => [...fields].filter(([name]) => name !== 'pageInfo'))
    .flatMap(([, inner]) => groupsOf(inner));
  return objects.length === 0 ? [] : [objects, ...wrapped];
}

function listSent(name: string, type: GraphQLInputType, value: unknown): readonly Sent[] {
  if (value == null) return [];
  const named = getNamedType(type);
  const inner = [value]
    .flat(3)
    .flatMap((item) =>
      isRecord(item) && 'getFields' in named
        ? Object.entries(item).flatMap(([key, member]) =>
            listSent(key, named.getFields()[key]!.type, member),
          )
        : [],
    );
  return [{name, value, type}, ...inner];
}
