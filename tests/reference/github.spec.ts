import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio/slim';
import {buildASTSchema, parse} from 'graphql';
import {ROOT} from '../../commands/paths';
import {LONG_ONLY} from '../../commands/test/longMode';
import {
  buildReference,
  createOutput,
  findProblems,
  listTitles,
  readPages,
} from './buildReference';

const SCHEMA = path.join(ROOT, 'node_modules/@octokit/graphql-schema/schema.graphql');

test(
  "GitHub's schema builds completely, with small pages and no broken link",
  LONG_ONLY,
  async () => {
    test.setTimeout(1_800_000);
    const out = createOutput();
    const output = await buildReference(out, SCHEMA, '--lenient');
    expect(output).toContain(
      '"EnterpriseOwnerInfo.repositoryDeployKeySetting" is defined twice',
    );
    const pages = readPages(out);
    const schema = buildASTSchema(parse(readFileSync(SCHEMA, 'utf8')), {
      assumeValidSDL: true,
    });
    const titles = [...pages.values()].map(
      (html) => load(html)('title').text().split(' | ')[0],
    );
    const known = new Set(titles);
    expect(listTitles(schema).filter((title) => !known.has(title))).toEqual([]);
    expect(findProblems(out)).toEqual([]);
    const sizes = [...pages]
      .map(([page, html]) => ({page, bytes: compress(html)}))
      .toSorted((a, b) => a.bytes - b.bytes);
    // The largest are objects of more than a hundred fields, each in the table of contents, too.
    expect(sizes.filter(({bytes}) => bytes > 24_000)).toEqual([]);
    expect(sizes[Math.floor(sizes.length / 2)]?.bytes).toBeLessThanOrEqual(6400);
  },
);

function compress(html: string): number {
  return brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}).length;
}
