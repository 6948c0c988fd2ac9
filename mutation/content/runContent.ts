import {checkMarkdown, type MarkdownFile} from 'graphql-samples';
import {createRandom} from '../../packages/docusaurus-theme-instant-search/src/__fixtures__/random';
import {BLOCK_CLASSES} from './blockClasses';
import type {Content} from './loadContent';
import {createNameClasses} from './nameClasses';
import {readFences} from './readFences';
import type {ContentMutant} from './types';

/** How many mutants of a class the check finds. */
export interface ClassResult {
  readonly kind: string;
  readonly tried: number;
  readonly killed: number;
  /** Those that it does not find. */
  readonly survivors: readonly ContentMutant[];
}

/** What of all mutants is tried. */
export interface Choice {
  /** The most of a class. */
  readonly most: number;
  readonly seed: number;
}

/** Makes the content wrong in one place at a time, and asks whether the check of the build tells. */
export function runContent(content: Content, choice: Choice): readonly ClassResult[] {
  const classes = {
    ...BLOCK_CLASSES,
    ...createNameClasses(content.schema, content.words),
  };
  const read = content.files.map((file) => ({file, fences: readFences(file.text)}));
  return Object.entries(classes).map(([kind, find]) => {
    const mutants = read.flatMap(({file, fences}) =>
      find(file.text, fences).map((place) => ({kind, file: file.file, ...place})),
    );
    const tried = pick(mutants, choice);
    const survivors = tried.filter((mutant) => !isKilled(mutant, content));
    return {
      kind,
      tried: tried.length,
      killed: tried.length - survivors.length,
      survivors,
    };
  });
}

function isKilled({file, at, from, to}: ContentMutant, content: Content): boolean {
  const own = content.files.find((one) => one.file === file);
  if (!own?.text.startsWith(from, at)) {
    throw new Error(`${file} has no "${from}" at ${at}.`);
  }
  const changed: MarkdownFile = {
    ...own,
    text: own.text.slice(0, at) + to + own.text.slice(at + from.length),
  };
  return checkMarkdown([changed], [content.schema]).errors.length > 0;
}

function pick(
  mutants: readonly ContentMutant[],
  {most, seed}: Choice,
): readonly ContentMutant[] {
  const random = createRandom(seed);
  return mutants
    .map((mutant) => ({mutant, key: random()}))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, most)
    .map(({mutant}) => mutant);
}
