export {createNext} from './createNext';
export {createWorkspace, isRunning} from './createWorkspace';
export {findForeignFiles, markGenerated, removeGenerated} from './generatedFiles';
export {assertReplaceable, recoverDirectory, replaceDirectory} from './replaceDirectory';
