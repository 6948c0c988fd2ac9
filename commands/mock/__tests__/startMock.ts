import {serveLocally} from '../../../tests/support/serveLocally';
import {createMockServer, ENDPOINT} from '../createMockServer';

export interface Mock {
  /** What it responds to a request of JSON. */
  readonly ask: (
    query: string,
    variables?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
  /** The events of a subscription. */
  readonly subscribe: (query: string) => Promise<string>;
  /** What it responds to a form. */
  readonly upload: (form: FormData) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Starts the mock server of a schema, and sends requests to it. */
export async function startMock(
  ...args: Parameters<typeof createMockServer>
): Promise<Mock> {
  const {url, stop} = await serveLocally(createMockServer(...args));
  const send = async (body: BodyInit, headers = {}): Promise<string> => {
    const all = {Authorization: 'Bearer whatever', ...headers};
    return (await fetch(url + ENDPOINT, {method: 'POST', headers: all, body})).text();
  };
  const post = (
    query: string,
    variables: unknown,
    accept: string,
    headers = {},
  ): Promise<string> =>
    send(JSON.stringify({query, variables}), {
      'Content-Type': 'application/json',
      Accept: accept,
      ...headers,
    });
  return {
    ask: async (query, variables = {}, headers = {}) =>
      JSON.parse(await post(query, variables, 'application/json', headers)) as unknown,
    subscribe: (query) => post(query, {}, 'text/event-stream'),
    upload: async (form) => JSON.parse(await send(form)) as unknown,
    stop,
  };
}
