import {afterAll} from 'vitest';
import {createTemporaryFolder, removeTemporaryFolder} from './temporaryFolder';

/** What the tests of a file make in the folder for temporary files goes with the last of them. */
const before = process.env['TMPDIR'];
const folder = createTemporaryFolder();
afterAll(() => {
  removeTemporaryFolder(folder);
  // The next file may be tested by the same process.
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
});
