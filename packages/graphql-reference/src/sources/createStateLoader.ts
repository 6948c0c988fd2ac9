import {loadState, type State} from './loadState';

/** How a command reads the schema of a server. */
interface ServerOptions {
  readonly header?: Readonly<Record<string, string>>;
  readonly timeout: number;
}

/** Creates a function that loads states from sources relative to a folder. */
export function createStateLoader(
  directory: string,
  {header = {}, timeout}: ServerOptions,
): (source: string) => Promise<State> {
  return (source) =>
    loadState(source, {
      directory,
      // A mistake that a schema has is not a change; the build of the reference reports it.
      lenient: true,
      headers: header,
      timeoutSeconds: timeout,
      log: console.error,
    });
}
