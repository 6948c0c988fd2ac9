import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {runIn} from '../../__fixtures__/runIn';

const FILES = {
  'schema.graphql':
    'type Query {\n  space(\n    "The name, at most 3 characters."\n    name: String\n  ): Space\n}\ntype Space { id: ID }\n',
  'admin.graphql': 'type Query { users: Int }\n',
  'names.md': 'Ask for `Garden` with `Retry-After`.\n',
  'blocks.md': '```graphql\n{ space { id } }\n```\n\n```json\n{"rows": 1}\n```\n',
  'numbers.md': 'A request has 12 levels and 7 parts.\n',
  'limits.md': '```graphql\n{ space(name: "Garden") { id } }\n```\n',
  'words/vocabulary.json':
    '\uFEFF{"names": {"HTTP": ["Retry-After"]}, "facts": {"depth": ["12 levels"]}}\n',
};

let directory: string;

beforeEach(() => {
  directory = realpathSync(mkdtempSync(path.join(tmpdir(), 'samples-')));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(directory, name)), {recursive: true});
    writeFileSync(path.join(directory, name), text);
  }
});

afterEach(() => rmSync(directory, {recursive: true}));

function run(file: string, ...options: readonly string[]): ReturnType<typeof runIn> {
  return runIn(directory, ['check', file, '--schema', 'schema.graphql', ...options]);
}

/** The findings of a run without the lines that they stand on. */
function find(file: string, ...options: readonly string[]): readonly string[] {
  const {code, output, errors} = run(file, ...options);
  const found = output.match(/^ {2}[^ ].*: error: .*$| {2}\S+ error: .*$/gm) ?? [];
  expect([code, errors]).toEqual([found.length > 0 ? 1 : 0, '']);
  return found.map((line) => line.trim());
}

const VOCABULARY = ['--vocabulary', 'words/vocabulary.json'];

describe('the strictness of the check', () => {
  it('closes the world of names', () => {
    expect(find('names.md')).toEqual([]);
    expect(find('names.md', '--names', 'known')).toEqual([]);
    expect(find('names.md', '--names', 'closed')).toEqual([
      'names.md:1:10 error: "Garden" is neither in the schema nor in the vocabulary nor in a sample of this page. Write `!…` if it is not meant as a name of the schema.',
      'names.md:1:24 error: "Retry-After" is neither in the schema nor in the vocabulary nor in a sample of this page. Write `!…` if it is not meant as a name of the schema.',
    ]);
  });

  it('closes the world of blocks', () => {
    expect(find('blocks.md')).toEqual([]);
    expect(find('blocks.md', '--blocks', 'closed')).toEqual([
      'blocks.md:6:1 error: JSON in a text with operations is marked "variables" or "response", or says why it is neither: unchecked="why".',
    ]);
  });

  it('closes the world of numbers', () => {
    writeFileSync(
      path.join(directory, 'facts.json'),
      '{"facts": {"depth": ["12 levels"]}}',
    );
    const facts = ['--vocabulary', 'facts.json'];
    expect(find('numbers.md', ...facts)).toEqual([]);
    expect(find('numbers.md', ...facts, '--numbers', 'closed')).toEqual([
      'numbers.md:1:29 error: No fact of facts.json states the number 7 here. Add the words with it, as they stand here.',
    ]);
  });

  it('holds values to the limits of descriptions', () => {
    expect(find('limits.md')).toEqual([]);
    expect(find('limits.md', '--limits', 'off')).toEqual([]);
    expect(find('limits.md', '--limits', 'described')).toEqual([
      'limits.md:2:15 error: "space(name:)" must be a text of at most 3 characters, not "Garden".',
    ]);
  });
});

describe('the vocabulary of the check', () => {
  it('knows names and facts, and tells of what none of the texts uses', () => {
    expect(find('n*.md', ...VOCABULARY)).toEqual([]);
    expect(find('n*.md', ...VOCABULARY, '--names', 'closed')).toEqual([
      'names.md:1:10 error: "Garden" is neither in the schema nor in the vocabulary nor in a sample of this page. Write `!…` if it is not meant as a name of the schema.',
    ]);
    expect(find('names.md', ...VOCABULARY)).toEqual([
      'words/vocabulary.json:1:58 error: No text states "12 levels" of "depth". Write it as texts have it, or remove it.',
    ]);
    expect(find('numbers.md', ...VOCABULARY)).toEqual([
      'words/vocabulary.json:1:21 error: No text uses "Retry-After" of "HTTP". Remove it from the vocabulary.',
    ]);
  });

  it('is one for all schemas, and its unused entries are told once', () => {
    const admin = ['--schema', 'admin=admin.graphql', '--folder', 'admin=admin'];
    mkdirSync(path.join(directory, 'admin'));
    writeFileSync(path.join(directory, 'admin/a.md'), 'Up to 12 levels.\n');
    expect(find('{numbers.md,admin/a.md}', ...VOCABULARY, ...admin)).toEqual([
      'words/vocabulary.json:1:21 error: No text uses "Retry-After" of "HTTP". Remove it from the vocabulary.',
    ]);
  });

  it('counts what descriptions use', () => {
    writeFileSync(
      path.join(directory, 'schema.graphql'),
      '"At most 12 levels, see `Retry-After`."\ntype Query { space: Int }\n',
    );
    expect(find('numbers.md', ...VOCABULARY, '--descriptions')).toEqual([]);
  });

  it.each([
    [
      'words/vocab.json',
      'The vocabulary "words/vocab.json" does not exist. The option "--vocabulary" names a file of JSON.',
    ],
    [
      'words',
      'The vocabulary "words" cannot be read (EISDIR). The option "--vocabulary" names a file of JSON.',
    ],
    [
      'names.md',
      'names.md:1:1 error: The vocabulary is not JSON: Expected a value, found "A".\n  > 1 | Ask for `Garden` with `Retry-After`.\n      | ^\n    2 |',
    ],
  ])('is a file of JSON, not %s', (file, errors) => {
    expect(run('names.md', '--vocabulary', file)).toEqual({code: 2, output: '', errors});
  });
});
