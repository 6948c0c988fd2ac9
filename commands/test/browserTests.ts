import {createTemporaryFolder, removeTemporaryFolder} from './temporaryFolder';

/** Gives a run of the browser tests a folder for temporary files of its own, and deletes it. */
export default function setUp(): () => void {
  const folder = createTemporaryFolder();
  return () => void removeTemporaryFolder(folder);
}
