import type {Contract} from 'graphql-api-model';
import type {CompleteRequestOptions} from '../options/requestOptions';
import {chooseHeaders} from './chooseHeaders';
import type {OperationType, Target} from './Request';

/** Where the request for an operation is sent, and with what. */
export function toTarget(
  {endpoint = '$ENDPOINT', subscriptionEndpoint, headers}: CompleteRequestOptions,
  operation: OperationType,
  contract?: Contract,
): Target {
  return {
    endpoint,
    headers: chooseHeaders(headers, operation, contract),
    ...(subscriptionEndpoint !== undefined && {subscriptionEndpoint}),
  };
}
