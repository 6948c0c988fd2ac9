import type {Contract} from 'graphql-api-model';
import type {OperationKind} from 'graphql-examples';
import type {PROGRAMS, Target} from 'graphql-examples/programs';
import type {CompleteRequestOptions, HeaderRule} from './requestOptions';

/** Whether a request is sent with a token: unless the schema declares that it needs none. */
export function needsToken(contract: Contract | undefined): boolean {
  return contract?.access?.token ?? true;
}

/** Where the request for an operation is sent, and with which headers, by what the schema declares of it. */
export function toTarget(
  {endpoint = '$ENDPOINT', subscriptionEndpoint, headers}: CompleteRequestOptions,
  operation: OperationKind,
  contract?: Contract,
): Target {
  const isIdempotent = contract?.isIdempotent ?? false;
  const isSent = ({operations, token, idempotent}: HeaderRule): boolean =>
    (operations ?? [operation]).includes(operation) &&
    (token ?? needsToken(contract)) === needsToken(contract) &&
    (idempotent ?? isIdempotent) === isIdempotent;
  const sent = Object.entries(headers).flatMap(([name, header]) => {
    const rule = typeof header === 'string' ? {value: header} : header;
    return isSent(rule) ? [[name, rule.value] as const] : [];
  });
  return {
    endpoint,
    headers: Object.fromEntries(sent),
    ...(subscriptionEndpoint !== undefined && {subscriptionEndpoint}),
  };
}

/** What the browser needs to print a request on a page as programs. */
export interface RequestData {
  readonly operation: OperationKind;
  readonly target: Target;
  readonly tabs: readonly (keyof typeof PROGRAMS)[];
}

/** The data of a link that shows a request in other languages, as JSON; undefined where there are none. */
export function toRequestData(
  requests: CompleteRequestOptions,
  operation: OperationKind,
  contract?: Contract,
): string | undefined {
  const tabs = requests.tabs.filter((tab) => tab !== 'graphql');
  const target = toTarget(requests, operation, contract);
  return tabs.length === 0
    ? undefined
    : JSON.stringify({operation, target, tabs} satisfies RequestData);
}
