import type {Contract} from 'graphql-api-model';
import type {HeaderRule, RequestOptions} from '../options/requestOptions';
import {needsToken} from './needsToken';
import type {OperationType} from './Request';

/** The headers of a request for an operation, by what the schema declares of that. */
export function chooseHeaders(
  headers: NonNullable<RequestOptions['headers']>,
  operation: OperationType,
  contract?: Contract,
): Readonly<Record<string, string>> {
  const isSent = ({operations, token, idempotent}: HeaderRule): boolean =>
    (operations ?? [operation]).includes(operation) &&
    (token ?? needsToken(contract)) === needsToken(contract) &&
    (idempotent ?? contract?.isIdempotent ?? false) === (contract?.isIdempotent ?? false);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, header]) => {
      const rule = typeof header === 'string' ? {value: header} : header;
      return isSent(rule) ? [[name, rule.value]] : [];
    }),
  );
}
