import path from 'node:path';
import type {DocumentNode, GraphQLSchema} from 'graphql';
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
import {loadDocument} from './schema/loadDocument';

/** The guides and posts of the site, and what its build checks them against. */
export interface Content {
  readonly files: readonly MarkdownFile[];
  readonly schema: SampleSchema;
  /** The definitions of the schema. */
  readonly document: DocumentNode;
  /** Another schema as the build sees it, with the same options. */
  readonly toSchema: (schema: GraphQLSchema) => SampleSchema;
}

const SITE = path.join(ROOT, 'site');

/** Loads the content with the options of the site, as the build does. */
export function loadContent(): Content {
  const options = completeOptions(reference);
  const file = options.vocabulary;
  const vocabulary =
    file === undefined ? {} : {vocabulary: createVocabularies(SITE).find(file)};
  const toSchema = (schema: GraphQLSchema): SampleSchema => {
    const {model} = toModel(schema, options);
    const {folders: _, ...sampleSchema} = toSampleSchema(schema, options);
    return {...sampleSchema, ...toCodes(model), ...vocabulary};
  };
  const source = {
    schema: options.schema ?? [],
    lenient: options.lenient,
    directory: SITE,
  };
  return {
    files: readGuides(SITE, options.sampleFolders, 'mdx'),
    schema: toSchema(loadSchema(source).schema),
    document: loadDocument(source.schema, SITE),
    toSchema,
  };
}
