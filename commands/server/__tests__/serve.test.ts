import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {listen, readPort} from '../serve';

let first: Server;
let second: Server;

beforeEach(() => {
  first = createServer();
  second = createServer();
});

afterEach(() => {
  first.close();
  second.close();
});

it('listens on this machine only', async () => {
  await listen(first, 0, 'npm start');
  expect((first.address() as AddressInfo).address).toBe('127.0.0.1');
});

it('names a taken port and how to choose another', async () => {
  await listen(first, 0, 'npm start');
  const {port} = first.address() as AddressInfo;
  await expect(listen(second, port, 'npm start')).rejects.toThrow(
    `Port ${port} is already in use by another program. ` +
      'Choose another: PORT=3001 npm start',
  );
});

it('takes port 3000 unless PORT names another', () => {
  expect(readPort(undefined, 'npm start')).toBe(3000);
  expect(readPort('', 'npm start')).toBe(3000);
  expect(readPort('0', 'npm start')).toBe(0);
  expect(readPort('8080', 'npm start')).toBe(8080);
});

it.each(['abc', '65536', '-1', '80.5', '0x50'])('refuses PORT=%s', (text) => {
  expect(() => readPort(text, 'npm start')).toThrow(
    `PORT is "${text}", but must be a whole number from 0 to 65535: PORT=3001 npm start`,
  );
});
