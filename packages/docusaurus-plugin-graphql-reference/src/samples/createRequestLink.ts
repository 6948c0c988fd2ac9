import {type GraphQLSchema, Kind, parse} from 'graphql';
import {type ApiModel, listEntries, type Permalinks} from 'graphql-api-model';
import {takesFiles} from 'graphql-examples';
import type {PluginOptions} from '../options/options';
import type {CodeLink} from '../pages/sections';
import type {OperationType} from '../requests/Request';
import {toRequestData} from '../requests/toRequestData';

/**
 * Creates the function that makes the link beside a request of a guide. A document with no operation or
 * several has none, and neither has one that may send files: the browser does not know where they are.
 */
export function createRequestLink(
  requests: PluginOptions['requests'],
  {schema, model}: {readonly schema: GraphQLSchema; readonly model: ApiModel},
  permalinks: Permalinks,
): (code: string) => CodeLink | undefined {
  if (requests === false || !requests.guideTabs) return () => undefined;
  const entries = new Map(
    listEntries(model).map((entry) => [`${entry.kind} ${entry.element.name}`, entry]),
  );
  return (code) => {
    const found = findOperation(code, schema);
    if (!found) return undefined;
    const {operation, field} = found;
    const entry = entries.get(`${operation} ${field}`);
    if (entry?.element.kind !== 'field') return undefined;
    const data = toRequestData(requests, operation, entry.element.contract);
    return data === undefined
      ? undefined
      : {
          text: 'In other languages',
          href: permalinks.entry(entry.kind, entry.element.name),
          data,
        };
  };
}

/** The only operation of a document, and its only field; undefined for other documents. */
function findOperation(
  code: string,
  schema: GraphQLSchema,
): {readonly operation: OperationType; readonly field: string} | undefined {
  let document;
  try {
    document = parse(code);
  } catch {
    return undefined;
  }
  const [definition, ...others] = document.definitions.filter(
    ({kind}) => kind !== Kind.FRAGMENT_DEFINITION,
  );
  if (definition?.kind !== Kind.OPERATION_DEFINITION || others.length > 0)
    return undefined;
  const [field, ...more] = definition.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || more.length > 0) return undefined;
  if (takesFiles(schema, document)) return undefined;
  return {operation: definition.operation, field: field.name.value};
}
