import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';

/** A guide or post, by its path below its folder. */
interface Guide {
  readonly path: string;
  readonly text: string;
}

/** The texts in a folder of the site. */
export function readTexts(name: 'docs' | 'blog'): readonly Guide[] {
  const folder = join(import.meta.dirname, '../..', name);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path.endsWith('.md'))
    .sort()
    .map((path) => ({path, text: readFileSync(join(folder, path), 'utf8')}));
}

/** Every guide of the site. */
export const guides = readTexts('docs');

/** The text of a guide; throws if there is none. */
export function textOf(path: string): string {
  const guide = guides.find((one) => one.path === path);
  if (!guide) throw new Error(`There is no guide ${path}.`);
  return guide.text;
}
