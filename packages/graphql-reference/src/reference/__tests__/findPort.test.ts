import {createServer, type AddressInfo} from 'node:net';
import {expect, it, onTestFinished} from 'vitest';
import {CommandError} from 'graphql-samples/command';
import {findPort} from '../findPort';

/** A port that is in use until the test ends. */
async function takePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

it('refuses a port that is in use', async () => {
  const port = await takePort();
  await expect(findPort(port)).rejects.toEqual(
    new CommandError(
      `Port ${port} is in use or not allowed. Choose another one: --port <number>`,
    ),
  );
});

it('finds a port that can be listened to', async () => {
  const port = await findPort(undefined);
  expect(port).toBeGreaterThanOrEqual(3000);
  expect(await findPort(port)).toBe(port);
});
