import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {DIFF_OPTIONS} from '../../diff/diffOptions';
import {MCP_OPTIONS} from '../../mcp/mcpOptions';
import {SNAPSHOT_OPTIONS} from '../../snapshot/snapshotOptions';
import {BUILD, OPTIONS} from '../options';
import {toHelp, toWritten, type OptionTable} from '../optionTable';
import {parseFlags} from '../parseFlags';
import {parseSettings} from '../parseSettings';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The cells of the tables whose first column has the heading "Argument". */
const TABLES = README.split(/^\| Argument.*\n.*\n/m)
  .slice(1)
  .map((text) =>
    text
      .slice(0, text.indexOf('\n\n'))
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.replaceAll('`', '').trim()))
      .map((cells) => cells.slice(1, -1)),
  );

it.each([
  ['build', OPTIONS, 0],
  ['diff', DIFF_OPTIONS, 1],
  ['snapshot', SNAPSHOT_OPTIONS, 2],
  ['mcp', MCP_OPTIONS, 3],
])('lists the options of %s in the README and in --help, in the same words', (...row) => {
  const [, options, index]: readonly [string, OptionTable, number] = row;
  expect(TABLES[index]).toEqual(
    Object.entries(options).map((entry) => [
      toWritten(entry),
      entry[1].positional === undefined ? (entry[1].default ?? '') : '(required)',
      entry[1].text,
    ]),
  );
});

it('aligns the options of --help', () => {
  expect(toHelp('p', BUILD)).toContain(
    '\n  --out <folder>          The folder for the site (default: reference-site)\n',
  );
});

it.each([
  ['diff', DIFF_OPTIONS, 3],
  ['snapshot', SNAPSHOT_OPTIONS, 2],
])('has commands of %s in the README that are valid', (...row) => {
  const [name, options, count]: readonly [string, OptionTable, number] = row;
  const commands =
    README.match(new RegExp(`(?<=graphql-reference ${name} ).+`, 'g')) ?? [];
  const line = {directory: '/', program: `graphql-reference ${name}`};
  for (const command of commands) {
    const args = command.replace(/ > .*/, '').replaceAll('"', '').split(' ');
    parseSettings(parseFlags(args, line, options), line, options);
  }
  expect(commands).toHaveLength(count);
});
