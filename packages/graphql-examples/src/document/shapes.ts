import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
} from 'graphql';

export type Field = GraphQLField<unknown, unknown>;

/** A type that holds one page of a list. */
export interface Page {
  readonly list: Field;
  readonly pageInfo?: Field;
}

const LISTS = ['nodes', 'items', 'edges', 'results', 'data', 'records', 'entries'];
const PAGE = /(?:Connection|Page|Paginated\w*|PagedList|CollectionSegment)$|^Paged/;

/** How a type holds a page, for Relay's connections and pages like them. */
export function findPage(type: GraphQLObjectType): Page | undefined {
  const fields = type.getFields();
  const own = (name: string): Field | undefined =>
    Object.hasOwn(fields, name) ? fields[name] : undefined;
  const pageInfo = [own('pageInfo')].find((field) => field && isObject(field.type));
  if (!pageInfo && !PAGE.test(type.name)) return undefined;
  const list = LISTS.map(own).find((field) => field && isListOfObjects(field.type));
  return list && {list, ...(pageInfo && {pageInfo})};
}

/** Whether it only holds what an operation returns, as payloads and edges do. */
export function isWrapper(type: GraphQLObjectType): boolean {
  const fields = Object.values(type.getFields());
  const hasId = fields.some(({name}) => /^(?:id|_id|uuid|key)$/i.test(name));
  const objects = fields.filter((field) => isCompositeType(getNamedType(field.type)));
  return (
    objects.length > 0 &&
    !hasId &&
    (/(?:Payload|Response|Result|Edge|_response)$/.test(type.name) ||
      fields.length - objects.length < 2)
  );
}

/** Whether a field holds what went wrong, which is nothing in an example. */
export function isErrors(name: string, typeName: string): boolean {
  return (
    /(?:errors?|problems|faults|violations)$/i.test(name) ||
    /(?:Error|Problem)$/.test(typeName)
  );
}

/** Whether it is a list of objects, unions or interfaces. */
export function isListOfObjects(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type)) && isCompositeType(getNamedType(type));
}

function isObject(type: GraphQLOutputType): boolean {
  return !isListType(getNullableType(type)) && isObjectType(getNamedType(type));
}
