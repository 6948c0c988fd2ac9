import {createServer} from 'node:http';
import {serveLocally} from './serveLocally';

/** A port on which nothing listens, for a program that needs one. */
export async function findFreePort(): Promise<string> {
  const {port, stop} = await serveLocally(createServer());
  await stop();
  return String(port);
}
