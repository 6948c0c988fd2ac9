import {createServer} from 'node:net';
import {CommandError} from 'graphql-samples/command';

const FIRST = 3000;
const LAST = 3999;

/** Returns the wanted port, or the first free one. Throws CommandError when there is none. */
export async function findPort(wanted: number | undefined): Promise<number> {
  const [first, last] = wanted === undefined ? [FIRST, LAST] : [wanted, wanted];
  for (let port = first; port <= last; port += 1) {
    if (await isFree(port)) return port;
  }
  const problem =
    wanted === undefined
      ? `The ports from ${FIRST} to ${LAST} are all in use.`
      : `Port ${wanted} is in use or not allowed.`;
  throw new CommandError(`${problem} Choose another one: --port <number>`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
