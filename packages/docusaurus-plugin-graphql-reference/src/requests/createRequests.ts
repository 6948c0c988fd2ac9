import type {Example, OperationExamples} from 'graphql-examples';
import type {ChooseExamples, ChosenExamples} from './chooseExamples';
import {printApollo} from './printApollo';
import {printCurl} from './printCurl';
import {printFetch} from './printFetch';
import {printJson} from './printJson';
import {printUrql} from './printUrql';
import {hasVariables, type OperationType, type Request, type Target} from './Request';
import type {CompleteRequestOptions, RequestTab} from './requestOptions';

/** One way to send a request, each of its codes as highlighted HTML. */
export interface SentRequest {
  readonly tab: RequestTab;
  readonly code: string;
  /** Where they stand for themselves. */
  readonly variables?: string;
}

/** A request in all ways that are shown, and its answer as highlighted HTML. */
export interface RequestTexts {
  readonly size: keyof OperationExamples;
  readonly sent: readonly SentRequest[];
  readonly response: string;
}

/** The requests for an operation; of no size where no example can be made. */
export interface OperationRequests {
  readonly sizes: readonly RequestTexts[];
  /** The description without its sample, where that is one of the requests. */
  readonly rest?: string;
}

/** Finds the requests for an operation by the name of its field. */
export type FindRequests = (operation: OperationType, field: string) => OperationRequests;

/** The variables of the longest request for an operation; undefined where it has none. */
export type FindVariables = (
  operation: OperationType,
  field: string,
) => Request['variables'] | undefined;

/** What is known of the requests of a schema. */
export interface Requests {
  readonly requestsOf: FindRequests;
  readonly variablesOf: FindVariables;
}

interface Parts {
  readonly options: CompleteRequestOptions;
  readonly examplesOf: ChooseExamples;
  /** Highlighted HTML of a code. */
  readonly highlight: (code: string, language: string) => string;
}

const SIZES = ['required', 'full'] as const satisfies readonly RequestTexts['size'][];

type Print = (request: Request, target: Target) => string | undefined;

const PROGRAMS: Readonly<
  Record<
    Exclude<RequestTab, 'graphql'>,
    {readonly language: string; readonly print: Print}
  >
> = {
  // Neither would stay open for what a subscription sends.
  curl: {
    language: 'bash',
    print: (request, target) =>
      request.operation === 'subscription' ? undefined : printCurl(request, target),
  },
  typescript: {
    language: 'ts',
    print: (request, target) =>
      request.operation === 'subscription' ? undefined : printFetch(request, target),
  },
  apollo: {language: 'ts', print: printApollo},
  urql: {language: 'ts', print: printUrql},
};

function toRequest(
  operation: OperationType,
  {document, variables, files = []}: Example,
): Request {
  return {operation, document: document.trim(), variables, files};
}

function send(
  tab: RequestTab,
  request: Request,
  {options: {endpoint, subscriptionEndpoint, headers}, highlight}: Parts,
): SentRequest | undefined {
  if (tab === 'graphql') {
    return {
      tab,
      code: highlight(request.document, 'graphql'),
      ...(hasVariables(request) && {
        variables: highlight(printJson(request.variables), 'json'),
      }),
    };
  }
  if (endpoint === undefined) return undefined;
  const {language, print} = PROGRAMS[tab];
  const program = print(request, {
    endpoint,
    headers,
    ...(subscriptionEndpoint !== undefined && {subscriptionEndpoint}),
  });
  return program === undefined ? undefined : {tab, code: highlight(program, language)};
}

/** Makes the function that writes the requests of a schema for its readers. */
export function createRequests(parts: Parts): Requests {
  const toTexts = (
    operation: OperationType,
    size: RequestTexts['size'],
    example: Example,
  ): RequestTexts => {
    const request = toRequest(operation, example);
    const sendBy = (tabs: readonly RequestTab[]): readonly SentRequest[] =>
      tabs.flatMap((tab) => send(tab, request, parts) ?? []);
    const sent = sendBy(parts.options.tabs);
    return {
      size,
      // The request itself, where nothing that the owner wants can send it.
      sent: sent.length > 0 ? sent : sendBy(['graphql']),
      response: parts.highlight(printJson(example.response), 'json'),
    };
  };
  // Pages of types ask for them once more, and only they are worth to be kept.
  const known = new Map<string, Request['variables'] | undefined>();
  const choose = (operation: OperationType, field: string): ChosenExamples => {
    const chosen = parts.examplesOf(operation, field);
    const {required, full = required} = chosen.examples;
    known.set(toKey(operation, field), full?.variables);
    return chosen;
  };
  return {
    requestsOf: (operation, field) => {
      const {examples, rest} = choose(operation, field);
      const sizes = SIZES.flatMap((size) => {
        const example = examples[size];
        return example ? [toTexts(operation, size, example)] : [];
      });
      return {sizes, ...(rest !== undefined && {rest})};
    },
    variablesOf: (operation, field) => {
      const key = toKey(operation, field);
      if (!known.has(key)) choose(operation, field);
      return known.get(key);
    },
  };
}

function toKey(operation: OperationType, field: string): string {
  return `${operation} ${field}`;
}
