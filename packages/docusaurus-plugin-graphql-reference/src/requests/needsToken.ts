import type {Contract} from 'graphql-api-model';

/** Whether a request is sent with a token: unless the schema declares that it needs none. */
export function needsToken(contract: Contract | undefined): boolean {
  return contract?.access?.token ?? true;
}
