import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

/** A port on which nothing listens, for a program that needs one. */
export async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
