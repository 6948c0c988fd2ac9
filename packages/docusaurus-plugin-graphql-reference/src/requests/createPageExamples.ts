import path from 'node:path';
import type {ExampleOptions} from 'graphql-examples';
import type {ApiModel, LoadedSchema} from 'graphql-api-model';
import {chooseExamples} from './chooseExamples';
import {createRequests, type FindRequests} from './createRequests';
import {createWays, type FindWays} from './createWays';
import type {CompleteRequestOptions} from '../options/requestOptions';

interface Parts {
  readonly schema: LoadedSchema['schema'];
  readonly model: ApiModel;
  readonly options: ExampleOptions;
  readonly requests: CompleteRequestOptions;
  /** The folder of the site. */
  readonly directory: string;
  readonly warn: (message: string) => void;
}

/** What pages show of requests: those of operations, and those that lead to a type or take one. */
export function createPageExamples({requests: options, directory, ...parts}: Parts): {
  readonly requestsOf: FindRequests;
  readonly waysOf: FindWays;
} {
  const examplesOf = chooseExamples({
    ...parts,
    ...(options.examples !== undefined && {
      folder: {path: path.resolve(directory, options.examples), name: options.examples},
    }),
  });
  const {requestsOf, variablesOf} = createRequests({options, examplesOf});
  return {requestsOf, waysOf: createWays({...parts, variablesOf})};
}
