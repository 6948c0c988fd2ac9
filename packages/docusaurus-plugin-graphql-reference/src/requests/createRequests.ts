import type {Example, OperationExamples, OperationKind} from 'graphql-examples';
import {
  hasVariables,
  printJson,
  PROGRAMS,
  type Request,
  type RequestTab,
  type Target,
} from 'graphql-examples/programs';
import {isOperationKind, listEntries} from 'graphql-api-model';
import type {GuideExample} from '../guides/Guides';
import type {CompleteRequestOptions} from '../options/requestOptions';
import {toRequestData, toTarget} from '../options/toRequestData';
import type {CodeBlock, Markdown} from '../parts/types';
import type {RequestSize} from '../theme/GraphqlSection/Request/section';
import type {Translate} from '../words/createTranslate';
import {chooseExamples, type ChooseExamples, type ExampleSources} from './chooseExamples';
import {createWays, type FindWays} from './createWays';

/** The requests for an operation; of no size where no example can be made. */
export interface OperationRequests {
  readonly sizes: readonly RequestSize[];
  /** The description without its sample, where that is one of the requests. */
  readonly rest?: string;
}

/** Finds the requests for an operation by the name of its field; the example of a guide comes first. */
export type FindRequests = (
  operation: OperationKind,
  field: string,
  t: Translate,
  ofGuide?: GuideExample,
) => OperationRequests;

/** A request, and where it is sent. */
export interface SentRequest {
  readonly request: Request;
  readonly target: Target;
}

/** The documents that the page of an operation shows. */
export type FindDocuments = (
  operation: OperationKind,
  field: string,
) => readonly string[];

/** Finds the first request for an operation, if it has one. */
export type FindRequest = (
  operation: OperationKind,
  field: string,
) => SentRequest | undefined;

/** What is kept of an operation: pages of types and the collection need it once more. */
interface Known {
  readonly first?: SentRequest;
  /** Of the longest request. */
  readonly variables?: Request['variables'];
  readonly documents: readonly string[];
}

const SIZES = ['required', 'full'] as const satisfies (keyof OperationExamples)[];

/** The GraphQL of a request and its variables, where it has any. */
export function toOperationCodes(
  {document, variables}: Partial<Pick<Request, 'document' | 'variables'>>,
  t: Translate,
  link?: CodeBlock['link'],
): readonly CodeBlock[] {
  return [
    ...(document === undefined
      ? []
      : [
          {
            type: 'code' as const,
            ...{caption: t('request.operation'), language: 'graphql', code: document},
            ...(link && {link}),
          },
        ]),
    ...(variables && hasVariables({variables})
      ? [
          {
            type: 'code' as const,
            caption: t('request.variables'),
            language: 'json',
            code: printJson(variables),
          },
        ]
      : []),
  ];
}

function toTab(
  id: RequestTab,
  request: Request,
  target: Target,
  t: Translate,
): RequestSize['tabs'][number] | undefined {
  if (id === 'graphql')
    return {id, label: 'GraphQL', codes: toOperationCodes(request, t)};
  const {label, language, print} = PROGRAMS[id];
  const code = print(request, target);
  return code === undefined
    ? undefined
    : {id, label, codes: [{type: 'code', caption: label, language, code}]};
}

/** Makes the functions that find the requests for operations, and those that lead to a type or take one. */
export function createRequests(
  requests: CompleteRequestOptions,
  sources: ExampleSources,
): {
  readonly requestsOf: FindRequests;
  readonly requestOf: FindRequest;
  readonly documentsOf: FindDocuments;
  readonly waysOf: FindWays;
} {
  const examplesOf = chooseExamples(sources, requests.examples);
  const elements = new Map(
    listEntries(sources.model).flatMap(({kind, element}) =>
      isOperationKind(kind) && element.kind === 'field'
        ? [[`${kind} ${element.name}`, element] as const]
        : [],
    ),
  );
  const toSent = (
    operation: OperationKind,
    field: string,
    {document, variables, files = []}: Example,
  ): SentRequest => {
    const contract = elements.get(`${operation} ${field}`)?.contract;
    return {
      request: {operation, document: document.trim(), variables, files},
      target: toTarget(requests, operation, contract),
    };
  };
  const known = new Map<string, Known>();
  const choose: ChooseExamples = (operation, field, guideExample) => {
    const chosen = examplesOf(operation, field, guideExample);
    const {required, full = required} = chosen.examples;
    known.set(`${operation} ${field}`, {
      ...(required && {first: toSent(operation, field, required)}),
      ...(full && {variables: full.variables}),
      documents: [required, full].flatMap((example) => example?.document ?? []),
    });
    return chosen;
  };
  const recall = (operation: OperationKind, field: string): Known => {
    const key = `${operation} ${field}`;
    if (!known.has(key)) choose(operation, field);
    return known.get(key) ?? {documents: []};
  };
  const toTabs = ({request, target}: SentRequest, t: Translate): RequestSize['tabs'] => {
    const tabs = requests.tabs.flatMap((tab) => toTab(tab, request, target, t) ?? []);
    // Where no tab of the options can send it, the page shows the GraphQL.
    return tabs.length > 0 ? tabs : [toTab('graphql', request, target, t)!];
  };
  const describeNext = (
    response: Example['response'],
    t: Translate,
  ): Markdown | undefined => {
    const cursor = findNextCursor(response);
    if (cursor === undefined) return undefined;
    const argument = `\`after: ${JSON.stringify(cursor)}\``;
    return {type: 'markdown', source: t('request.next', {argument})};
  };
  return {
    requestsOf: (operation, field, t, guideExample) => {
      const {examples, rest, source} = choose(operation, field, guideExample);
      const pages = elements
        .get(`${operation} ${field}`)
        ?.arguments.some(({name}) => name === 'after');
      const sizes = SIZES.flatMap((id): RequestSize[] => {
        const example = examples[id];
        if (!example) return [];
        const isShort = id === 'required';
        const isWritten = isShort && (source !== undefined || rest !== undefined);
        const code = printJson(example.response);
        const next = pages ? describeNext(example.response, t) : undefined;
        return [
          {
            id,
            label: t(isWritten ? 'request.example' : `request.${id}`),
            ...(isShort &&
              source && {source: {label: t('request.source'), link: source}}),
            tabs: toTabs(toSent(operation, field, example), t),
            response: {
              type: 'code',
              ...{caption: t('request.response'), language: 'json', code},
            },
            ...(next && {next}),
          },
        ];
      });
      return {sizes, ...(rest !== undefined && {rest})};
    },
    requestOf: (operation, field) => recall(operation, field).first,
    documentsOf: (operation, field) => recall(operation, field).documents,
    waysOf: createWays({
      ...sources,
      variablesOf: (operation, field) => recall(operation, field).variables,
      dataOf: (operation, field) =>
        toRequestData(
          requests,
          operation,
          elements.get(`${operation} ${field}`)?.contract,
        ),
    }),
  };
}

interface Page {
  readonly pageInfo?: {
    readonly hasNextPage?: unknown;
    readonly endCursor?: unknown;
  } | null;
}

/** Finds the end of the page that a response has, if there is a next one. */
function findNextCursor({data}: Example['response']): string | undefined {
  const [page] = Object.values(data) as readonly (Page | null | undefined)[];
  const {hasNextPage, endCursor} = page?.pageInfo ?? {};
  return hasNextPage === true && typeof endCursor === 'string' ? endCursor : undefined;
}
