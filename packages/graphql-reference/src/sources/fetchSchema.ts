import {getIntrospectionQuery, type IntrospectionOptions} from 'graphql';
import {CommandError} from 'graphql-samples/command';
import {findSecrets, toShownAddress, withoutSecrets} from './address';
import {describeNetworkError, findProblem} from './describeProblem';
import {readLimited} from './readLimited';

/** A server, and how to send requests to it. */
export interface FetchOptions {
  readonly address: string;
  /** Sent with each request; never logged. */
  readonly headers: Readonly<Record<string, string>>;
  /** For all requests together. */
  readonly timeoutSeconds: number;
}

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
};

const OCTOBER_2021 = {
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
};
const SEPTEMBER_2025 = {...OCTOBER_2021, inputValueDeprecation: true, oneOf: true};
/** Else servers with graphql 17 leave deprecated directives out; graphql 16 has no such option. */
const DRAFT = {...SEPTEMBER_2025, experimentalDirectiveDeprecation: true};
/** The introspection queries of versions of GraphQL, the newest first. */
const VERSIONS: readonly IntrospectionOptions[] = [
  DRAFT,
  SEPTEMBER_2025,
  {...OCTOBER_2021, inputValueDeprecation: true},
  OCTOBER_2021,
  {},
];

/**
 * Sends the introspection query to a server and returns the body of its response. A server that
 * returns errors gets the query of an earlier version of GraphQL.
 *
 * @throws CommandError with what went wrong and how to fix it.
 */
export async function fetchSchema({
  address,
  headers,
  timeoutSeconds,
}: FetchOptions): Promise<string> {
  const shown = toShownAddress(address);
  assertAddress(address, shown);
  const secrets = findSecrets(address, headers);
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  let first = '';
  const queries = VERSIONS.map((version) => getIntrospectionQuery(version));
  for (const query of new Set(queries)) {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {...HEADERS, ...headers},
        body: JSON.stringify({query, operationName: 'IntrospectionQuery'}),
        // Another host must not get the headers.
        redirect: 'manual',
        signal,
      });
      const text = (await readLimited(response.body ?? [], 'The response')).toString();
      const problem = findProblem(response, text, address, secrets);
      if (!problem) return text;
      first ||= problem.text;
      if (!problem.hasErrors) break;
    } catch (error) {
      first =
        error instanceof CommandError
          ? error.message
          : withoutSecrets(describeNetworkError(error, timeoutSeconds), secrets);
      break;
    }
  }
  throw new CommandError(`${shown}: ${first}`);
}

function assertAddress(address: string, shown: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CommandError(
      `${shown} is not the address of a server. Write one that begins with "https://" or "http://".`,
    );
  }
  if (url.username + url.password !== '') {
    throw new CommandError(
      `${shown}: A name and a password in the address are not sent. Write --header "Authorization: Basic …" instead.`,
    );
  }
}
