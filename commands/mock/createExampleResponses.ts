import path from 'node:path';
import type {Options} from 'docusaurus-plugin-graphql-reference';
import {getOperationAST, type GraphQLSchema} from 'graphql';
import {
  type Example,
  ExampleError,
  type ExampleOptions,
  readOverrides,
  toWrittenExample,
} from 'graphql-examples';
import {createFindResponse, type FindResponse} from 'graphql-examples/mock';
import {checkMarkdown, loadFolders} from 'graphql-samples';
import {CommandError} from '../runCommand';

interface Site extends Pick<Options, 'requests' | 'sampleFolders'>, ExampleOptions {
  /** The folder of the site, absolute. */
  readonly directory: string;
}

/**
 * The responses of the examples that the owner keeps in the folder of the option `requests`, then those
 * of guides. Throws CommandError for an example that the pages would not take.
 */
export function createExampleResponses(
  schema: GraphQLSchema,
  {directory, requests, sampleFolders = [], ...options}: Site,
): FindResponse {
  const {examples, guideExamples = true} = requests || {};
  const folders = requests && guideExamples ? sampleFolders : [];
  const others = listGuideExamples(schema, {...options, directory, folders});
  if (examples === undefined) return createFindResponse(schema, options, others);
  const folder = path.resolve(directory, examples);
  try {
    const overrides = readOverrides(folder, schema);
    return createFindResponse(schema, {...options, overrides}, others);
  } catch (error) {
    if (!(error instanceof ExampleError)) throw error;
    throw new CommandError(error.message.replaceAll(folder, examples));
  }
}

interface Guides extends Pick<ExampleOptions, 'isHidden' | 'scalars'> {
  /** The folder of the site, absolute. */
  readonly directory: string;
  /** Those with guides, below it. */
  readonly folders: readonly string[];
}

/** The requests of guides that have a response, of one operation each. */
function listGuideExamples(
  schema: GraphQLSchema,
  {directory, folders, isHidden = () => false, scalars = {}}: Guides,
): readonly Example[] {
  const files = loadFolders(folders, {directory});
  const {contents} = checkMarkdown(files, [{name: 'default', schema, scalars}]);
  return contents
    .flatMap(({requests}) => requests)
    .filter(
      ({coordinates, document, isComplete}) =>
        isComplete && getOperationAST(document) && !coordinates.some(isHidden),
    )
    .map((request) => toWrittenExample(schema, request));
}
