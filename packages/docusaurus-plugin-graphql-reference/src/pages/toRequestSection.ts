import {type Entry, isOperationKind} from 'graphql-api-model';
import type {RequestTexts, SentRequest} from '../requests/createRequests';
import type {RequestTab} from '../requests/requestOptions';
import type {PageContext} from './context';
import type {createHeadings} from './createHeadings';
import type {RequestSize, Section} from './sections';

/** Names, the same in every language. */
const LABELS: Readonly<Record<RequestTab, string>> = {
  graphql: 'GraphQL',
  curl: 'curl',
  typescript: 'TypeScript',
  apollo: 'Apollo',
  urql: 'urql',
};

function toTab(
  {tab, code, variables}: SentRequest,
  say: PageContext['say'],
): RequestSize['tabs'][number] {
  const label = LABELS[tab];
  const caption = tab === 'graphql' ? say('request.operation') : label;
  return {
    id: tab,
    label,
    codes: [
      {caption, html: code},
      ...(variables === undefined
        ? []
        : [{caption: say('request.variables'), html: variables}]),
    ],
  };
}

function toSize({size, sent, response}: RequestTexts, say: PageContext['say']): RequestSize {
  return {
    id: size,
    label: say(`request.${size}`),
    tabs: sent.map((one) => toTab(one, say)),
    response: {caption: say('request.response'), html: response},
  };
}

/** The request for an operation, where the owner wants one. */
export function toRequestSection(
  {kind, element}: Entry,
  {requestsOf, say}: PageContext,
  toHeading: ReturnType<typeof createHeadings>,
): readonly Section[] {
  if (!requestsOf || !isOperationKind(kind)) return [];
  const requests = requestsOf(kind, element.name);
  if (requests.length === 0) return [];
  return [
    {
      kind: 'request',
      heading: toHeading('request', say('heading.request')),
      labels: {sizes: say('request.sizes'), tabs: say('request.tabs')},
      sizes: requests.map((texts) => toSize(texts, say)),
    },
  ];
}
