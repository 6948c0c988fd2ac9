import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFiles, type Files} from './writeFiles';

/** A new folder that contains the files, among those that go with the run by default. */
export function writeFolder(files: Files = {}, parent = tmpdir()): string {
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(path.join(parent, 'files-'));
  writeFiles(folder, files);
  return folder;
}
