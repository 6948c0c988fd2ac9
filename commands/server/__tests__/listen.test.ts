import {createServer, type Server} from 'node:http';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {listen} from '../listen';

const toCommand = (port: number): string => `PORT=${port} npm start`;
let servers: readonly [Server, Server];

beforeEach(() => {
  servers = [createServer(), createServer()];
});
afterEach(() => servers.forEach((server) => server.close()));

it('listens on this machine only', async () => {
  await listen(servers[0], 0, toCommand);
  expect(servers[0].address()).toMatchObject({address: '127.0.0.1'});
});

it('names a taken port and how to choose another', async () => {
  const port = await listen(servers[0], 0, toCommand);
  await expect(listen(servers[1], port, toCommand)).rejects.toThrow(
    `Port ${port} is already in use by another program. Choose another: PORT=${port + 1} npm start`,
  );
});
