import type {RequestOptions} from 'node:http';
import {serveLocally} from '../../../tests/support/serveLocally';
import type {Files} from '../../../tests/support/writeFiles';
import {writeFolder} from '../../../tests/support/writeFolder';
import {createServer} from '../createServer';
import {sendRequest, type TestResponse} from './sendRequest';

export interface TestServer {
  readonly directory: string;
  readonly port: number;
  readonly get: (url: string, options?: RequestOptions) => Promise<TestResponse>;
  readonly close: () => Promise<void>;
}

/** Serves the files from a new folder. */
export async function startServer(files: Files): Promise<TestServer> {
  // A folder of its own, whose neighbours tests may write.
  const directory = writeFolder(files, writeFolder());
  const {port, url: origin, stop} = await serveLocally(createServer(directory));
  return {
    directory,
    port,
    get: (url, options) => sendRequest(origin, url, options),
    close: stop,
  };
}
