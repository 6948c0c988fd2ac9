import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  GraphQLUnionType,
  buildASTSchema,
  parse,
} from 'graphql';
import {readFileSync} from 'node:fs';
import {measureFirstLoad} from '../../benchmarks/measureSite';
import {ROOT} from '../../commands/paths';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {buildReference, createOutput, readPages} from './buildReference';
import {findBrokenLinks} from './findBrokenLinks';

const SCHEMA = path.join(ROOT, 'node_modules/@octokit/graphql-schema/schema.graphql');

function folderOf(type: GraphQLNamedType): string {
  if (type instanceof GraphQLObjectType) return 'objects';
  if (type instanceof GraphQLInterfaceType) return 'interfaces';
  if (type instanceof GraphQLEnumType) return 'enums';
  if (type instanceof GraphQLInputObjectType) return 'inputs';
  return type instanceof GraphQLUnionType ? 'unions' : 'scalars';
}

/** Every element that is to have a page, as its list and its name, read by graphql-js alone. */
function listElements(schema: GraphQLSchema): readonly string[] {
  const roots = [
    ['queries', schema.getQueryType()],
    ['mutations', schema.getMutationType()],
  ] as const;
  const operations = roots.flatMap(([folder, type]) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `operations/${folder} ${name}`),
  );
  const types = Object.values(schema.getTypeMap())
    .filter(
      (type) => !type.name.startsWith('__') && !roots.some(([, root]) => root === type),
    )
    .map((type) => `types/${folderOf(type)} ${type.name}`);
  const directives = schema.getDirectives().map(({name}) => `types/directives @${name}`);
  return [...operations, ...types, ...directives];
}

/** The pages of a build as the list that each stands in and the name it shows. */
function listPages(pages: ReadonlyMap<string, string>): readonly string[] {
  return [...pages].flatMap(([page, html]) => {
    const [, list] = /^\/((?:operations|types)\/[a-z]+)\/[^/]+$/.exec(page) ?? [];
    const [, heading] = /<h1>((?:[^<]|<wbr\/?>)*)<\/h1>/.exec(html) ?? [];
    const name = heading?.replaceAll(/<wbr\/?>/g, '');
    return list === undefined || list === 'operations/directives'
      ? []
      : [`${list} ${name}`];
  });
}

test("GitHub's schema builds completely, with small pages and no broken link", async () => {
  test.skip(!IS_LONG, LONG_ONLY);
  test.setTimeout(1_800_000);
  const out = createOutput();
  const output = await buildReference(out, SCHEMA, '--lenient');
  expect(output).toContain(
    '"EnterpriseOwnerInfo.repositoryDeployKeySetting" is defined twice',
  );
  expect(output).toMatch(/\d+ pages in [\d.]+ s, peak memory \d+ MB, \d+ MB in /);
  const pages = readPages(out);
  const schema = buildASTSchema(parse(readFileSync(SCHEMA, 'utf8')), {
    assumeValidSDL: true,
  });
  expect(listPages(pages).toSorted()).toEqual(listElements(schema).toSorted());
  expect(findBrokenLinks(out, pages)).toEqual([]);
  expect(pages.get('/types/interfaces/actor')).toContain(
    '<summary>Show the first 60</summary>',
  );
  const sizes = [...pages]
    .map(([page, html]) => ({page, bytes: compress(html)}))
    .toSorted((a, b) => a.bytes - b.bytes);
  expect(sizes[Math.floor(sizes.length / 2)]?.bytes).toBeLessThanOrEqual(6300);
  // The largest are objects of more than a hundred fields, each in the table of contents, too.
  expect(sizes.filter(({bytes}) => bytes > 24_000)).toEqual([]);
  // With the scripts and styles that the page names.
  const {total} = await measureFirstLoad(
    out,
    `${sizes.at(-1)!.page}/index.html`.slice(1),
  );
  expect(total).toBeLessThanOrEqual(112 * 1024);
  // With an endpoint, each request stands there in four more ways, which adds 2 to 4 KB.
  const operations = sizes.filter(({page}) =>
    /^\/operations\/(?:queries|mutations)\/./.test(page),
  );
  expect(operations.length).toBeGreaterThan(200);
  expect(operations[Math.floor(operations.length / 2)]?.bytes).toBeLessThanOrEqual(9000);
  expect(operations.filter(({bytes}) => bytes > 15_000)).toEqual([]);
});

function compress(html: string): number {
  return brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}).length;
}
