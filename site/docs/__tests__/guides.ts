import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const folder = join(import.meta.dirname, '..');

/** A guide, by its path below `site/docs`. */
export interface Guide {
  readonly path: string;
  readonly text: string;
}

/** Every guide of the site. */
export const guides: readonly Guide[] = readdirSync(folder, {recursive: true})
  .map(String)
  .filter((path) => path.endsWith('.md'))
  .sort()
  .map((path) => ({path, text: readFileSync(join(folder, path), 'utf8')}));

/** The text of a guide; throws if there is none. */
export function textOf(path: string): string {
  const guide = guides.find((one) => one.path === path);
  if (!guide) throw new Error(`There is no guide ${path}.`);
  return guide.text;
}
