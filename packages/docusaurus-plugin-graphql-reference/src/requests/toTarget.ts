import type {Contract} from 'graphql-api-model';
import type {CompleteRequestOptions, HeaderRule} from '../options/requestOptions';
import {needsToken} from './needsToken';
import type {OperationType, Target} from './Request';

/** Where the request for an operation is sent, and with which headers, by what the schema declares of it. */
export function toTarget(
  {endpoint = '$ENDPOINT', subscriptionEndpoint, headers}: CompleteRequestOptions,
  operation: OperationType,
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
