import type {Example, OperationExamples} from 'graphql-examples';
import type {ChooseExamples, ChosenExamples} from './chooseExamples';
import {printJson} from './printJson';
import {PROGRAMS, type RequestTab} from './programs';
import {hasVariables, type OperationType, type Request} from './Request';
import type {CompleteRequestOptions} from '../options/requestOptions';

/** The code of one tab. */
export interface SentRequest {
  readonly tab: RequestTab;
  readonly label: string;
  readonly language: string;
  readonly code: string;
  /** JSON; missing where the code contains them. */
  readonly variables?: string;
}

/** A request in every tab, and its response as JSON. */
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

/** The requests of a schema. */
export interface Requests {
  readonly requestsOf: FindRequests;
  readonly variablesOf: FindVariables;
}

interface Parts {
  readonly options: CompleteRequestOptions;
  readonly examplesOf: ChooseExamples;
}

const SIZES = ['required', 'full'] as const satisfies readonly RequestTexts['size'][];

function toRequest(
  operation: OperationType,
  {document, variables, files = []}: Example,
): Request {
  return {operation, document: document.trim(), variables, files};
}

function send(
  tab: RequestTab,
  request: Request,
  {endpoint, subscriptionEndpoint, headers}: CompleteRequestOptions,
): SentRequest | undefined {
  if (tab === 'graphql') {
    return {
      tab,
      label: 'GraphQL',
      language: 'graphql',
      code: request.document,
      ...(hasVariables(request) && {variables: printJson(request.variables)}),
    };
  }
  if (endpoint === undefined) return undefined;
  const {label, language, print} = PROGRAMS[tab];
  const code = print(request, {
    endpoint,
    headers,
    ...(subscriptionEndpoint !== undefined && {subscriptionEndpoint}),
  });
  return code === undefined ? undefined : {tab, label, language, code};
}

/** Makes the functions that print the requests of a schema. */
export function createRequests({options, examplesOf}: Parts): Requests {
  const toTexts = (
    operation: OperationType,
    size: RequestTexts['size'],
    example: Example,
  ): RequestTexts => {
    const request = toRequest(operation, example);
    const sendBy = (tabs: readonly RequestTab[]): readonly SentRequest[] =>
      tabs.flatMap((tab) => send(tab, request, options) ?? []);
    const sent = sendBy(options.tabs);
    return {
      size,
      // No tab of the options can send it, so the page shows the GraphQL.
      sent: sent.length > 0 ? sent : sendBy(['graphql']),
      response: printJson(example.response),
    };
  };
  // Pages of types need the variables of an operation once more.
  const known = new Map<string, Request['variables'] | undefined>();
  const choose = (operation: OperationType, field: string): ChosenExamples => {
    const chosen = examplesOf(operation, field);
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
