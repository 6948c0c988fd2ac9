import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {checkPrograms} from '../../../../tests/support/checkPrograms';
import {payloads, printOperations} from './codeBlocks';
import {generateTypes} from './generateTypes';
import {OF_THE_READER} from './ofTheReader';
import {readFiles, readImports, scriptPages} from './readFiles';

const CLIENT = 'client.ts';
/** The guide whose files other guides import. */
const INTRODUCTION = 'docs/intro.md';

/** What the files of a page import beside each other. */
async function findImported(page: string): Promise<ReadonlyMap<string, string>> {
  const own = readFiles(page);
  const imported = new Set([...own.values()].flatMap(readImports));
  const client = readFiles(INTRODUCTION).get(CLIENT) ?? '';
  const isGenerated = imported.has('generated') || imported.has('schema');
  const generated = isGenerated ? Object.fromEntries(await generateTypes(page)) : {};
  const all = {
    ...OF_THE_READER,
    ...generated,
    [CLIENT]: client,
    'operations.ts': printOperations(page),
  };
  const found = Object.entries(all).filter(([name]) =>
    imported.has(path.parse(name).name),
  );
  return new Map([...found, ...own]);
}

const files = new Map<string, string>();

beforeAll(async () => {
  for (const page of scriptPages) {
    for (const [name, text] of await findImported(page)) {
      files.set(`${page}/${name}`, text);
    }
  }
});

const EVENTS = 'docs/integration-events.md';

/** The payloads that a guide shows, as values of the type that it declares. */
function toPayloads(payloads: readonly string[]): string {
  return `import type {IntegrationEvent} from './IntegrationEvent.js';
export const events: readonly IntegrationEvent[] = [${payloads.join(', ')}];`;
}

it('the TypeScript of guides and posts, and each payload of an event, fits schema and libraries', () => {
  expect(scriptPages.length).toBeGreaterThan(10);
  expect(payloads.length).toBeGreaterThan(20);
  const page = 'docs/versioning/graphql-api-evolution.md';
  const wrong = files.get(`${page}/toCard.ts`)?.replace('content.body', 'content.boby');
  const problems = checkPrograms(
    new Map([
      ...files,
      [`${EVENTS}/payloads.ts`, toPayloads(payloads.map(({code}) => code))],
      // What does not fit is found, so the rest does.
      [`${page}/wrong.ts`, wrong ?? ''],
      [
        `${EVENTS}/wrong.ts`,
        toPayloads([payloads[0]?.code.replace('DONE', 'GONE') ?? '']),
      ],
    ]),
  );
  expect(problems).toEqual([
    expect.stringMatching(/events\.md\/wrong\.ts:\d+ Type .* is not assignable/),
    expect.stringMatching(/evolution\.md\/wrong\.ts:9 Property 'boby' does not exist/),
  ]);
});
