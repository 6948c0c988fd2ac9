import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSchema} from 'graphql';
import {checkMarkdown} from 'graphql-samples';
import {expect, it} from 'vitest';
import {guides} from './guides';

const SCHEMA = path.join(import.meta.dirname, '../../schema');
const sdl = readdirSync(SCHEMA)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(path.join(SCHEMA, name), 'utf8'))
  .join('\n');
const files = guides.map(({path: name, text}) => ({file: `docs/${name}`, text}));

/** The errors of the guides against a schema, as `file message`. */
function check(definitions: string): readonly string[] {
  const schemas = [{name: 'site', schema: buildSchema(definitions)}];
  return checkMarkdown(files, schemas).errors.map(
    ({file, message}) => `${file} ${message}`,
  );
}

it('finds no error in the guides', () => {
  expect(check(sdl)).toEqual([]);
});

it('reports each guide that selects a field which the schema renames', () => {
  const renamed = sdl.replace(/^ {2}membersCount:/m, '  countOfMembers:');
  const message = 'Cannot query field "membersCount" on type "Space".';
  const reported = check(renamed).filter((error) => error.includes(message));
  const selecting = files.filter(({text}) =>
    /```graphql[^`]*^ +membersCount$/m.test(text),
  );
  expect(selecting.length).toBeGreaterThan(0);
  expect(new Set(reported.map((error) => error.split(' ')[0]))).toEqual(
    new Set(selecting.map(({file}) => file)),
  );
});
