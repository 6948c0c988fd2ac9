import type {Contract} from 'graphql-api-model';
import type {CompleteRequestOptions} from '../options/requestOptions';
import type {PROGRAMS} from './programs';
import type {OperationType, Target} from './Request';
import {toTarget} from './toTarget';

/** What the browser needs to print a request on a page as programs. */
export interface RequestData {
  readonly operation: OperationType;
  readonly target: Target;
  readonly tabs: readonly (keyof typeof PROGRAMS)[];
}

/** The data of a link that shows a request in other languages, as JSON; undefined where there are none. */
export function toRequestData(
  requests: CompleteRequestOptions,
  operation: OperationType,
  contract?: Contract,
): string | undefined {
  const tabs = requests.tabs.filter((tab) => tab !== 'graphql');
  const target = toTarget(requests, operation, contract);
  return tabs.length === 0
    ? undefined
    : JSON.stringify({operation, target, tabs} satisfies RequestData);
}
