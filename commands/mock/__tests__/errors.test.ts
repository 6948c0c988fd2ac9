import {createServer, type Server} from 'node:http';
import {afterEach, describe, expect, it} from 'vitest';
import {ROOT} from '../../paths';
import {listenHere} from '../listenHere';
import {loadMockSchema} from '../loadMockSchema';
import {readArguments, USAGE} from '../readArguments';

describe('the command line', () => {
  it('asks for port 4001 and the schema of the site', () => {
    expect(readArguments([])).toEqual({port: 4001});
  });

  it('names a port and schemas', () => {
    expect(readArguments(['--port', '0', '--schema', 'a', '--schema=b'])).toEqual({
      port: 0,
      schema: ['a', 'b'],
    });
  });

  it('asks for help', () => {
    expect(readArguments(['--help'])).toBe('help');
  });

  it.each(['abc', '65536', '1.5', ''])('refuses the port "%s"', (port) => {
    expect(() => readArguments(['--port', port])).toThrow(
      `The port is "${port}", but must be a whole number from 0 to 65535: npm run mock -- --port 4002`,
    );
  });

  it('refuses an option that there is not, and shows those that there are', () => {
    expect(() => readArguments(['--graphiql'])).toThrow(
      /^Unknown option '--graphiql'[^]*\n\nUsage: npm run mock/,
    );
    expect(USAGE).toContain('--schema');
  });
});

it('names a schema that is missing', () => {
  expect(() => loadMockSchema(['no/such.graphql'], ROOT)).toThrow(/no\/such\.graphql/);
});

describe('a port', () => {
  const servers: Server[] = [];
  afterEach(() => servers.forEach((server) => server.close()));
  const create = (): Server => {
    const server = createServer();
    servers.push(server);
    return server;
  };

  it('is one of this machine only', async () => {
    const server = create();
    await listenHere(server, 0);
    expect(server.address()).toMatchObject({address: '127.0.0.1'});
  });

  it('that is taken is named, and how to choose another', async () => {
    const port = await listenHere(create(), 0);
    await expect(listenHere(create(), port)).rejects.toThrow(
      `Port ${port} is already in use by another program. Choose another: npm run mock -- --port 4002`,
    );
  });
});
