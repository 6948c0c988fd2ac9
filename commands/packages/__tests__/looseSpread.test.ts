import path from 'node:path';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {writeFolder} from '../../../tests/support/writeFolder';
import {ROOT} from '../../paths';

/** "Type … can only be iterated through", of what is not an array, as the target ES5 knows it. */
const NOT_AN_ARRAY = [2461, 2495, 2548, 2549, 2569, 2802];

/** Where a spread or a pattern has an iterable that is not an array. `for` loops over those are fine. */
function findLooseSpreads(
  program: ts.Program,
  file: string,
): readonly (readonly [line: number, text: string])[] {
  const source = program.getSourceFile(file)!;
  return program
    .getSemanticDiagnostics(source)
    .filter(({code}) => NOT_AN_ARRAY.includes(code))
    .flatMap(({start = 0, length = 0}) => {
      const isLoop = /\bof\s*$/.test(source.text.slice(0, start));
      const {line} = source.getLineAndCharacterOfPosition(start);
      return isLoop
        ? []
        : [[line + 1, source.text.slice(start, start + length)] as const];
    });
}

function createProgram(files: readonly string[]): ts.Program {
  const file = path.join(ROOT, 'tsconfig.browser.json');
  const host = {...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined};
  const {options} = ts.getParsedCommandLineOfConfigFile(file, {}, host)!;
  return ts.createProgram(files, {
    ...options,
    incremental: false,
    target: ts.ScriptTarget.ES5,
  });
}

// The Babel preset of Docusaurus is loose: for a site without `browserslist`, `[...set]` becomes
// `[].concat(set)`, which is a list of one set.
it('code for browsers spreads arrays only, which survives a loose compilation', () => {
  const files = globSync(
    [
      'packages/docusaurus-*/src/{client,document,engine,format,theme}/**/*.{ts,tsx}',
      'packages/*/src/theme.d.ts',
      '!**/__tests__/**',
    ],
    {cwd: ROOT, absolute: true},
  );
  const program = createProgram(files);
  const problems = files
    .filter((file) => !file.endsWith('.d.ts'))
    .flatMap((file) =>
      findLooseSpreads(program, file).map(
        ([line, text]) =>
          `${path.relative(ROOT, file)}:${line}: Write Array.from(${text}) without a spread.`,
      ),
    );
  expect(problems).toEqual([]);
});

it('finds a spread of an iterable, and neither a spread of an array nor a loop', () => {
  const file = writeFolder({
    'a.ts': `const set = new Set([1]);
export const wrong = [...set];
export const [first] = set;
export const right = [...Array.from(set)];
for (const one of set) console.log(Math.max(...right), one);
`,
  });
  const name = path.join(file, 'a.ts');
  expect(findLooseSpreads(createProgram([name]), name)).toEqual([
    [2, 'set'],
    [3, '[first]'],
  ]);
});
