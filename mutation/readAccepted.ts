import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {CommandError} from '../commands/runCommand';
import {ROOMS} from './settings';

/** A mutant that no test can notice, or need not, and why. */
export interface Accepted {
  readonly room: string;
  /** The end of its path, so that a folder may move. */
  readonly file: string;
  /** The line as it stands, without indentation. */
  readonly code: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

const FILE = 'mutation/accepted.json';

/** Reads the list of accepted mutants below `root`. */
export async function readAccepted(root: string): Promise<readonly Accepted[]> {
  return parseAccepted(await readFile(path.join(root, FILE), 'utf8'));
}

/** The list of accepted mutants; throws where an entry has no reason, or a room that is none. */
export function parseAccepted(text: string): readonly Accepted[] {
  const entries = JSON.parse(text) as readonly Accepted[];
  const rooms = ROOMS.map(({name}) => name);
  for (const {room, file, before, after, reason} of entries) {
    const what = `${FILE} accepts ${before} -> ${after} in ${file}`;
    if (!rooms.includes(room)) {
      throw new CommandError(
        `${what} for the room "${room}", but there is none. Write one of ${rooms.join(', ')}.`,
      );
    }
    if (!reason.trim()) {
      throw new CommandError(
        `${what} without a reason. Write why no test need notice it.`,
      );
    }
  }
  return entries;
}
