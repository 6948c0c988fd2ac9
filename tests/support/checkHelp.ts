import {
  listOptions,
  loadSettings,
  parseSettings,
  runCommandLine,
  type Command,
} from 'graphql-samples/command';
import {expect} from 'vitest';
import {runCaptured} from './runCaptured';

/** The tables of a README whose first column has the heading "Argument", as the texts of their cells. */
function findTables(readme: string): readonly (readonly (readonly string[])[])[] {
  const tables = readme.split(/^\| Argument.*\n.*\n/m).slice(1);
  return tables.map((text) => {
    const rows = text.slice(0, text.indexOf('\n\n')).split('\n');
    return rows.map((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map(toText),
    );
  });
}

/** Without marks of code, links and escapes. */
function toText(cell: string): string {
  return cell
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`|\\(?=\|)/g, '')
    .trim();
}

/**
 * Expects of the help of a command: its use, its sentence, an example that is valid, and each option with
 * what it is for, in lines of 100 letters. A README has the options in the same words.
 */
export async function checkHelp(
  program: string,
  command: Command,
  readme?: string,
): Promise<void> {
  const {options, text, example} = command;
  const line = {directory: '/', program};
  const {code, out} = await runCaptured(() => runCommandLine(['--help'], line, command));
  expect(code).toBe(0);
  expect(out.split('\n').filter((each) => each.length > 100)).toEqual([]);
  const [usage, about, shown, ...rows] = out.split('\n\n');
  expect(usage).toMatch(new RegExp(`^Usage: ${program} .*\\[options\\]$`));
  expect(about?.replace(/\s+/g, ' ')).toBe(text);
  expect(shown).toBe(`Example: ${program} ${example}`.trimEnd());
  const help = rows.join(' ').replace(/\s+/g, ' ');
  const listed = listOptions(options);
  for (const [written, option] of listed)
    expect(help).toContain(`${written} ${option.text}`);
  const args = example.match(/[^ "]+/g) ?? [];
  expect(() =>
    parseSettings(loadSettings(args, line, options), line, options),
  ).not.toThrow();
  if (readme === undefined) return;
  const expected = listed.map(([written, {missing, default: value, text: about}]) => [
    written,
    value ?? (missing === undefined ? '' : '(required)'),
    about,
  ]);
  expect(findTables(readme)).toContainEqual(expected);
}
