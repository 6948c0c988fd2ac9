export {createNext} from './createNext';
export {createWorkspace, isRunning} from './createWorkspace';
export {
  findForeignFiles,
  listFiles,
  markGenerated,
  removeGenerated,
} from './generatedFiles';
export {assertReplaceable, recoverDirectory, replaceDirectory} from './replaceDirectory';
