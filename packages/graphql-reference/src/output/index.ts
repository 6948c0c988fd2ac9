export {createNext, createWorkspace} from './createFolders';
export {findForeignFiles, markGenerated, removeGenerated} from './generatedFiles';
export {assertReplaceable, recoverDirectory, replaceDirectory} from './replaceDirectory';
