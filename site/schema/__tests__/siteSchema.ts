import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSchema} from 'graphql';

const folder = join(import.meta.dirname, '..');

/** The files of the schema as one text. */
export const sdl = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql'))
  .sort()
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** The schema that the site documents. */
export const schema = buildSchema(sdl);

/** Every query and mutation. */
export const operations = [schema.getQueryType(), schema.getMutationType()].flatMap(
  (root) => Object.values(root?.getFields() ?? {}),
);
