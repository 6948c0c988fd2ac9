import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadSchema} from 'graphql-api-model';
import type {MarkdownFile, SampleSchema} from 'graphql-samples';
import {ROOT} from '../../commands/paths';
import {createVocabularies} from '../../packages/docusaurus-plugin-graphql-reference/src/createVocabularies';
import {completeOptions} from '../../packages/docusaurus-plugin-graphql-reference/src/options';
import {readGuides} from '../../packages/docusaurus-plugin-graphql-reference/src/readGuides';
import {toCodes} from '../../packages/docusaurus-plugin-graphql-reference/src/samples/toCodes';
import {toModel} from '../../packages/docusaurus-plugin-graphql-reference/src/toModel';
import {toSampleSchema} from '../../packages/docusaurus-plugin-graphql-reference/src/toSampleSchema';
import {reference} from '../../site/reference';

/** The guides and posts of the site, and what its build checks them against. */
export interface Content {
  readonly files: readonly MarkdownFile[];
  readonly schema: SampleSchema;
  /** The names of the vocabulary beside those of the schema. */
  readonly words: readonly string[];
}

const SITE = path.join(ROOT, 'site');

/** Loads the content with the options of the site, as the build does. */
export function loadContent(): Content {
  const options = completeOptions(reference);
  const {schema} = loadSchema({
    schema: options.schema ?? [],
    lenient: options.lenient,
    directory: SITE,
  });
  const {model} = toModel(schema, options);
  const file = options.vocabulary;
  const vocabulary =
    file === undefined ? {} : {vocabulary: createVocabularies(SITE).find(file)};
  const {folders: _, ...sampleSchema} = toSampleSchema(schema, options);
  return {
    files: readGuides(SITE, options.sampleFolders, 'mdx'),
    schema: {...sampleSchema, ...toCodes(model), ...vocabulary},
    words: file === undefined ? [] : readWords(path.join(SITE, file)),
  };
}

function readWords(file: string): readonly string[] {
  const {names} = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly names: Readonly<Record<string, readonly string[]>>;
  };
  return Object.values(names).flat();
}
