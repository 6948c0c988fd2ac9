import type {EvaluatedModuleNode, EvaluatedModules} from 'vite/module-runner';

/** The modules of a file, and all that import them, directly or not. */
export function importersOf(
  modules: EvaluatedModules,
  path: string,
): readonly EvaluatedModuleNode[] {
  const found = new Set(modules.getModulesByFile(path));
  for (const {importers} of found) {
    for (const id of importers) {
      const importer = modules.getModuleById(id);
      if (importer) found.add(importer);
    }
  }
  return [...found];
}
