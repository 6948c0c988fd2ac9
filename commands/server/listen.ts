import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {CommandError} from '../runCommand';

/**
 * Listens on this machine only, and returns the port; throws CommandError if it cannot.
 *
 * @param toCommand - The command with another port.
 */
export async function listen(
  server: Server,
  port: number,
  toCommand: (port: number) => string,
  host = '127.0.0.1',
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  }).catch((error: unknown) => {
    const {code, message} = error as NodeJS.ErrnoException;
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is already in use by another program.`,
      EACCES: `Port ${port} needs rights that this user does not have.`,
    };
    const reason = reasons[code ?? ''] ?? `Could not listen on port ${port}: ${message}.`;
    throw new CommandError(`${reason} Choose another: ${toCommand(port + 1)}`);
  });
  return (server.address() as AddressInfo).port;
}
