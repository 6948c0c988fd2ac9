import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Creates a folder for the temporary files of a test run and returns a function that deletes it. */
export default function setUp(): () => void {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
