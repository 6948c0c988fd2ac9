import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {CommandError} from '../runCommand';

const HERE = '127.0.0.1';

/** Listens on this machine only, and returns the port; throws CommandError where it cannot. */
export async function listenHere(server: Server, port: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, HERE, resolve);
    });
  } catch (error) {
    throw new CommandError(describeError(error, port));
  }
  return (server.address() as AddressInfo).port;
}

function describeError(error: unknown, port: number): string {
  const {code, message} = error as NodeJS.ErrnoException;
  const remedy = `Choose another: npm run mock -- --port ${port === 4002 ? 4003 : 4002}`;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use by another program. ${remedy}`;
    case 'EACCES':
      return `Port ${port} needs rights that this user does not have. ${remedy}`;
    default:
      return `Could not listen on port ${port}: ${message}. ${remedy}`;
  }
}
