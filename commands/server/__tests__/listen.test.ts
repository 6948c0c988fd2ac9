import {createServer, type Server} from 'node:http';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {listen, parsePort, type PortChoice} from '../listen';

const PORT: PortChoice = {
  name: 'PORT',
  usual: 3000,
  toCommand: (port) => `PORT=${port} npm start`,
};
let servers: readonly [Server, Server];

beforeEach(() => {
  servers = [createServer(), createServer()];
});
afterEach(() => servers.forEach((server) => server.close()));

it('listens on this machine only', async () => {
  await listen(servers[0], 0, PORT);
  expect(servers[0].address()).toMatchObject({address: '127.0.0.1'});
});

it('names a taken port and how to choose another', async () => {
  const port = await listen(servers[0], 0, PORT);
  await expect(listen(servers[1], port, PORT)).rejects.toThrow(
    `Port ${port} is already in use by another program. Choose another: PORT=${port + 1} npm start`,
  );
});

it.each([
  [undefined, 3000],
  ['0', 0],
  ['8080', 8080],
])('parses the port %s', (text, port) => {
  expect(parsePort(text, PORT)).toBe(port);
});

it.each(['abc', '65536', '-1', '80.5', '0x50', ''])('rejects the port "%s"', (text) => {
  expect(() => parsePort(text, PORT)).toThrow(
    `PORT is "${text}", but must be a whole number from 0 to 65535: PORT=3001 npm start`,
  );
});
