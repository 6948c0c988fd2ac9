import {readFileSync} from 'node:fs';
import {createServer as createHttpServer, type Server} from 'node:http';
import path from 'node:path';
import {toPort} from 'graphql-samples/command';
import {BUILD} from '../paths';
import {findBaseUrl} from './baseUrl';
import {createServer} from './createServer';
import {listen} from './listen';

/** Serves a directory on PORT and prints the address; `command` is what the user typed. */
export async function serve(directory: string, command: string): Promise<Server> {
  const server = createServer(directory, {hasPolicy: directory === BUILD});
  const port = await listenOnPort(server, command);
  const home = readFileSync(path.join(directory, 'index.html'), 'utf8');
  const baseUrl = findBaseUrl(home).replace(/^\/$/, '');
  console.log(`Serving at http://localhost:${port}${baseUrl} (Ctrl+C stops it)`);
  return server;
}

/** Throws the error that `serve` would, without serving. */
export async function assertPortIsFree(command: string): Promise<void> {
  const server = createHttpServer();
  await listenOnPort(server, command);
  await new Promise((resolve) => server.close(resolve));
}

/** Listens on PORT. This machine only, unless HOST names another address, as in a container. */
function listenOnPort(server: Server, command: string): Promise<number> {
  const {PORT, HOST} = process.env;
  const setting = {value: PORT || '3000', name: 'PORT', directory: ''};
  const toCommand = (port: number): string => `PORT=${port} ${command}`;
  return listen(server, toPort(setting, 0), toCommand, HOST);
}
