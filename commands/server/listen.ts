import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {CommandError} from '../runCommand';

/** How a user chooses a port: its name in messages, and the command with another one. */
export interface PortChoice {
  readonly name: string;
  readonly usual: number;
  readonly toCommand: (port: number) => string;
}

/** The port of a text; the usual one without a text, and for 0 one that the system chooses. */
export function parsePort(
  text: string | undefined,
  {name, usual, toCommand}: PortChoice,
): number {
  if (text === undefined) return usual;
  if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new CommandError(
    `${name} is "${text}", but must be a whole number from 0 to 65535: ${toCommand(usual + 1)}`,
  );
}

/** Listens on this machine only, and returns the port; throws CommandError if it cannot. */
export async function listen(
  server: Server,
  port: number,
  {toCommand}: Pick<PortChoice, 'toCommand'>,
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
