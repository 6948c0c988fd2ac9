import path from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  // What comes with libraries is not in question.
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: ['node'],
  typeRoots: [path.join(ROOT, 'node_modules/@types')],
};

/**
 * The mistakes that TypeScript finds in programs, checked as one against the libraries that they
 * import; `programs` are their texts by name.
 */
export function checkTypes(programs: ReadonlyMap<string, string>): readonly string[] {
  const texts = new Map(
    [...programs].map(([name, text]) => [path.join(ROOT, `${name}.ts`), text]),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({file, start = 0, messageText}) => {
    const line = file && ts.getLineAndCharacterOfPosition(file, start).line + 1;
    const name = file && path.relative(ROOT, file.fileName);
    return `${name}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
