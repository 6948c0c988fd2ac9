import type {AddressInfo} from 'node:net';
import {createServer} from '../../commands/server/createServer';

/** Serves a built site, as production would, while `use` runs. */
export async function serveSite<Result>(
  directory: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(directory);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const {port} = server.address() as AddressInfo;
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
