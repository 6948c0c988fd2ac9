import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {GraphQLSchema} from 'graphql';
import {contextOfSchema} from './contextOf';
import {elementsOf} from './missingFrom';

/** The names that links may end with, of a built page. */
function readIds(file: string): ReadonlySet<string> {
  const html = readFileSync(file, 'utf8');
  return new Set(
    [...html.matchAll(/ id=(?:"([^"]*)"|([^\s>]+))/g)].map(([, a, b]) => a ?? b!),
  );
}

/** The elements of a schema that have no place in the site, built for the root of its host. */
export function missingInSite(schema: GraphQLSchema, site: string): readonly string[] {
  const {permalinks} = contextOfSchema(schema, {basePath: '/'});
  const pages = new Map<string, ReadonlySet<string>>();
  return elementsOf(schema).filter((coordinate) => {
    const [page = '', id] = (permalinks.of(coordinate) ?? 'none').split('#');
    const ids = pages.get(page) ?? readIds(path.join(site, page, 'index.html'));
    pages.set(page, ids);
    return id !== undefined && !ids.has(id);
  });
}
