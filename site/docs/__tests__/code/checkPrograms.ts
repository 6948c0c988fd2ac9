import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../../../..');
/** A folder that is in no file system, below the package.json that makes its files modules. */
const FOLDER = path.join(ROOT, 'samples-of-guides');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  // What comes with libraries is not in question.
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  // A reader runs the samples with Node.js, which wants endings in imports.
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  typeRoots: [path.join(ROOT, 'node_modules/@types')],
};

/** A host that finds files of the samples beside those of the libraries. */
function createHost(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  return {
    ...host,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    directoryExists: (folder) =>
      folder.startsWith(FOLDER) || (host.directoryExists?.(folder) ?? true),
    getSourceFile: (file, version, ...rest) => {
      const text = texts.get(file);
      return text === undefined
        ? host.getSourceFile(file, version, ...rest)
        : ts.createSourceFile(file, text, version);
    },
  };
}

/**
 * The mistakes that TypeScript finds in files, by `page/file`, checked together against the
 * libraries that they import.
 */
export function checkPrograms(files: ReadonlyMap<string, string>): readonly string[] {
  const texts = new Map(
    [...files].map(([name, text]) => [path.join(FOLDER, name), text]),
  );
  const host = createHost(texts);
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({file, start = 0, messageText}) => {
    const line = file && ts.getLineAndCharacterOfPosition(file, start).line + 1;
    const name = file && path.relative(FOLDER, file.fileName);
    return `${name}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
