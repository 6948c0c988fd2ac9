import {
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
} from 'graphql';
import {memoize} from 'graphql-api-model';
import {wordsOf} from './place';

export type Field = GraphQLField<unknown, unknown>;

/** The fields of a type that contains one page of a list. */
export interface Page {
  readonly list: Field;
  readonly pageInfo?: Field;
}

const LISTS = ['nodes', 'items', 'edges', 'results', 'data', 'records', 'entries'];
const PAGE = /(?:Connection|Page|Paginated\w*|PagedList|CollectionSegment)$|^Paged/;

/** Finds the fields of a page, for Relay's connections and pages like them. */
export function findPage(type: GraphQLObjectType): Page | undefined {
  const fields = type.getFields();
  const own = (name: string, isList: boolean): Field | undefined => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field && isListType(getNullableType(field.type)) === isList
      ? field
      : undefined;
  };
  const info = own('pageInfo', false);
  const pageInfo = info && isObjectType(getNamedType(info.type)) ? info : undefined;
  if (!pageInfo && !PAGE.test(type.name)) return undefined;
  const list = LISTS.map((name) => own(name, true)).find(
    (field) => field && isCompositeType(getNamedType(field.type)),
  );
  return list && {list, ...(pageInfo && {pageInfo})};
}

/** Whether a type connects a page with one of its objects. */
export function isEdge(type: GraphQLObjectType): boolean {
  const fields = type.getFields();
  return type.name.endsWith('Edge') || ('node' in fields && 'cursor' in fields);
}

/** The composite type of what a type has a page of, otherwise the type. */
export function itemOf(type: GraphQLOutputType): GraphQLNamedOutputType {
  const named = getNamedType(type);
  const page = isObjectType(named) ? findPage(named) : undefined;
  const item = page && getNamedType(page.list.type);
  const found = item ?? named;
  if (!isObjectType(found) || !isEdge(found)) return found;
  const {node} = found.getFields();
  return node ? getNamedType(node.type) : named;
}

/** Whether a type only contains what an operation returns, as payloads and edges do. */
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

const FAILURE =
  /(?:Errors?|Problem|Failure|Failed|Exception|Invalid|RequiresAction|ActionRequired)$/;

/** Whether a field contains errors, of which an example has none; `taskOrError` is a result. */
export function isErrors(name: string, typeName: string): boolean {
  return (
    (/(?:errors?|problems|faults|violations)$/i.test(name) &&
      wordsOf(name).at(-2) !== 'or') ||
    FAILURE.test(typeName)
  );
}

/** Fields that identify an object come first; long or rarely requested ones have no rank. */
const RANKS: readonly RegExp[] = [
  /^(?:id|uuid|_id)$/i,
  /^(?:name|title|label|login|handle|slug|key|displayName|fullName|number|question)$/i,
  /^(?:text|body|message|summary|content|status|state|kind|type|role|url|value|code)$/i,
  /^(?!.*(?:image|avatar|picture|logo|icon|photo))(?:.*(?:name|title|status|state|type|at|count|url)|tagline|teaser|visibility|description)$/i,
];

const rankOf = memoize((name) => {
  const rank = RANKS.findIndex((pattern) => pattern.test(name));
  return rank === -1 ? RANKS.length : rank;
});

/** The most telling fields, in the order of the schema, and all that `isChanged` finds. */
export function mostTelling(
  fields: readonly Field[],
  count: number,
  isChanged: (field: Field) => boolean = () => false,
): readonly Field[] {
  if (fields.length <= count) return fields;
  const changed = fields.filter(isChanged);
  const ranked = fields.toSorted((a, b) => rankOf(a.name) - rankOf(b.name));
  // An id comes before what has changed, a name after it.
  const order = [...new Set([...ranked.slice(0, 1), ...changed, ...ranked])];
  const chosen = new Set(order.slice(0, Math.max(count, changed.length + 1)));
  return fields.filter((field) => chosen.has(field));
}
