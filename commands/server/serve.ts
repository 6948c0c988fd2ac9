import {readFileSync} from 'node:fs';
import {createServer as createHttpServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {CommandError} from '../runCommand';
import {BUILD} from '../paths';
import {findBaseUrl} from './baseUrl';
import {createServer} from './createServer';

const DEFAULT_PORT = 3000;
/** This machine only. A container sets HOST=0.0.0.0. */
const DEFAULT_HOST = '127.0.0.1';

/** Serves a directory on PORT and prints the address; `command` is what the user typed. */
export async function serve(directory: string, command: string): Promise<Server> {
  const server = createServer(directory, {hasPolicy: directory === BUILD});
  await listen(server, readPort(process.env['PORT'], command), command);
  const {port} = server.address() as AddressInfo;
  const baseUrl = readBaseUrl(directory);
  const below = baseUrl === '/' ? '' : baseUrl;
  stopWithParent(server);
  console.log(`Serving at http://localhost:${port}${below} (Ctrl+C stops it)`);
  return server;
}

/** npm does not pass a signal on to what its shell started; then the parent process changes. */
function stopWithParent(server: Server): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const {ppid} = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    server.close();
    server.closeAllConnections();
  }, 500);
}

function readBaseUrl(directory: string): string {
  return findBaseUrl(readFileSync(path.join(directory, 'index.html'), 'utf8'));
}

/** Throws the error that `serve` would, without serving. */
export async function assertPortIsFree(command: string): Promise<void> {
  const server = createHttpServer();
  await listen(server, readPort(process.env['PORT'], command), command);
  await new Promise((resolve) => server.close(resolve));
}

/** The port that the text names; 0 lets the system choose one. */
export function readPort(text: string | undefined, command: string): number {
  if (text === undefined || text === '') {
    return DEFAULT_PORT;
  }
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new CommandError(
      `PORT is "${text}", but must be a whole number from 0 to 65535: PORT=3001 ${command}`,
    );
  }
  return port;
}

/** Listens on the port, or throws an error that says how to choose another. */
export async function listen(
  server: Server,
  port: number,
  command: string,
): Promise<void> {
  const host = process.env['HOST'] ?? DEFAULT_HOST;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
  } catch (error) {
    throw new CommandError(describeListenError(error, port, command));
  }
}

function describeListenError(error: unknown, port: number, command: string): string {
  const {code, message} = error as NodeJS.ErrnoException;
  const remedy = `Choose another: PORT=${port === 3001 ? 3002 : 3001} ${command}`;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use by another program. ${remedy}`;
    case 'EACCES':
      return `Port ${port} needs rights that this user does not have. ${remedy}`;
    default:
      return `Could not listen on port ${port}: ${message}. ${remedy}`;
  }
}
