import type {GraphQLSchema} from 'graphql';
import {type ApiModel, listEntries, type Permalinks} from 'graphql-api-model';
import {takesFiles} from 'graphql-examples';
import type {PluginOptions} from '../options/options';
import type {CodeLink} from '../parts/types';
import {toRequestData} from '../options/toRequestData';
import {findRequest} from './findRequest';

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
    const found = findRequest(code);
    if (!found || takesFiles(schema, found.document)) return undefined;
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
