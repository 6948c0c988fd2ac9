import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {ENTRIES, toHelp, toWritten} from '../options';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The cells of the table whose first column has the heading "Argument". */
function parseTable(): readonly (readonly string[])[] {
  const [, , ...lines] = README.slice(README.indexOf('| Argument')).split('\n');
  return lines
    .slice(0, lines.indexOf(''))
    .map((row) => row.split('|').map((cell) => cell.replaceAll('`', '').trim()))
    .map((cells) => cells.slice(1, -1));
}

it('lists the same options in the README and in --help, in the same words', () => {
  expect(parseTable()).toEqual(
    ENTRIES.map((entry) => [
      toWritten(entry),
      entry[0] === 'schema' ? '(required)' : (entry[1].default ?? ''),
      entry[1].text,
    ]),
  );
});

it('prints the value and the default of each option', () => {
  const lines = toHelp('p').split('\n');
  expect(lines[0]).toBe('Usage: p <schema> [options]');
  expect(lines).toContain(
    '  --out <folder>          The folder for the site (default: reference-site)',
  );
  expect(lines).toContain(
    '  --header "Name: value"  A header for the server of the schema; may be repeated',
  );
  expect(lines).toHaveLength(ENTRIES.length + 2);
});
