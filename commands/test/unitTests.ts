import {
  createTemporaryFolder,
  describeLeftovers,
  removeTemporaryFolder,
} from './temporaryFolder';

/** Gives a run of the unit tests a folder for temporary files of its own, which has to be empty at its end. */
export default function setUp(): () => void {
  const folder = createTemporaryFolder();
  return () => {
    const left = removeTemporaryFolder(folder);
    if (left.length === 0) return;
    // Vitest would end with 0 where this throws.
    console.error(describeLeftovers(left));
    process.exitCode = 1;
  };
}
