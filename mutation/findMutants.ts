import ts from 'typescript';
import {findReplacements} from './findReplacements';

/** One small change of a source file that some unit test should notice. */
export interface Mutant {
  /** Path from the root of the repository, with slashes. */
  readonly file: string;
  /** Both from 1, as editors count. */
  readonly line: number;
  readonly column: number;
  /** The line as it stands, without indentation. */
  readonly code: string;
  readonly before: string;
  readonly after: string;
  readonly start: number;
}

/** Every mutant of a source file, in the order of the text. */
export function findMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isWithoutEffect(node)) return;
    const replacements = findReplacements(node);
    for (const {start, before, after} of replacements) {
      const {line, character} = source.getLineAndCharacterOfPosition(start);
      const code = text.split('\n')[line]!.trim();
      mutants.push({
        file,
        line: line + 1,
        column: character + 1,
        code,
        before,
        after,
        start,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants.sort((a, b) => a.start - b.start);
}

/** The text of the file with the mutant in it. */
export function applyMutant(text: string, {start, before, after}: Mutant): string {
  return text.slice(0, start) + after + text.slice(start + before.length);
}

/** Types and imports: a change there is for the compiler to notice. */
function isWithoutEffect(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node)
  );
}
