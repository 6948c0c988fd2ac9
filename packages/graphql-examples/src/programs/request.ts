import type {OperationKind} from '../types';

/** A request for one operation, whatever sends it. */
export interface Request {
  readonly operation: OperationKind;
  /** The operation as GraphQL, without a line break at its end. */
  readonly document: string;
  /** By name; the places of files are null. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Where files are, as the multipart request specification writes it: `variables.input.file`. */
  readonly files: readonly string[];
}

/** Where requests are sent, and with what. */
export interface Target {
  readonly endpoint: string;
  /** Where subscriptions are opened, by the protocol of graphql-ws. */
  readonly subscriptionEndpoint?: string;
  /** In the values `$NAME` is a variable of the environment. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Whether a request has variables: most programs need no empty object. */
export function hasVariables({variables}: Pick<Request, 'variables'>): boolean {
  return Object.keys(variables).length > 0;
}

/** What stands for a file in all requests; readers put their own in its place. */
export const FILE = 'image.jpg';

/** A value as JSON for readers. */
export function printJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
