export {createNext, createWorkspace} from './createFolders';
export {findForeignFiles, markGenerated, removeGenerated} from './generatedFiles';
export {createTemporaryFolder, removeTemporaryFolder} from './temporaryFolders';
export {assertReplaceable, recoverDirectory, replaceDirectory} from './replaceDirectory';
