import {printApollo} from './printApollo';
import {printCurl} from './printCurl';
import {printFetch} from './printFetch';
import {printPython} from './printPython';
import type {Request, Target} from './request';

/** A program that sends a request; `print` returns undefined for a request that it cannot send. */
interface Program {
  /** The name of the tab, the same in every language of the site. */
  readonly label: string;
  /** The language of the code, for the highlighter. */
  readonly language: string;
  readonly print: (request: Request, target: Target) => string | undefined;
}

/** Leaves out subscriptions, whose events need a connection that stays open. */
function once(print: (request: Request, target: Target) => string): Program['print'] {
  return (request, target) =>
    request.operation === 'subscription' ? undefined : print(request, target);
}

/** Each program is a tab beside the GraphQL itself, by the name that options use. */
export const PROGRAMS = {
  curl: {label: 'curl', language: 'bash', print: once(printCurl)},
  typescript: {label: 'TypeScript', language: 'ts', print: once(printFetch)},
  apollo: {label: 'Apollo', language: 'ts', print: printApollo},
  python: {label: 'Python', language: 'python', print: once(printPython)},
} as const satisfies Readonly<Record<string, Program>>;

/** A way to send a request; `typescript` is `fetch`, without a library. */
export type RequestTab = 'graphql' | keyof typeof PROGRAMS;

/** All tabs in their default order. */
export const REQUEST_TABS: readonly RequestTab[] = [
  'graphql',
  ...(Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]),
];
