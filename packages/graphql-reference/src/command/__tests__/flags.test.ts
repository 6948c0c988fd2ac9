import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {FLAGS, SCHEMA, toHelp, toWritten} from '../flags';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The cells of the table whose first column is headed "Argument". */
function readTable(): readonly (readonly string[])[] {
  const [, ...lines] = README.slice(README.indexOf('| Argument')).split('\n');
  const rows = lines.slice(1, lines.indexOf(''));
  return rows.map((row) =>
    row.split(' | ').map((cell) =>
      cell
        .replace(/^\| |\s*\|$/g, '')
        .replaceAll('`', '')
        .trim(),
    ),
  );
}

it('the README and --help have the same options, in the same words', () => {
  expect(readTable()).toEqual([
    [SCHEMA.name, '(required)', SCHEMA.text],
    ...FLAGS.map((flag) => [toWritten(flag), flag.default ?? '', flag.text]),
  ]);
});

it('--help says what each option takes, and its default', () => {
  const lines = toHelp('p').split('\n');
  expect(lines[0]).toBe('Usage: p <schema> [options]');
  expect(lines).toContain(
    '  --out <folder>          The folder for the site (default: reference-site)',
  );
  expect(lines).toContain(
    '  --header "Name: value"  A header for the server that is asked for its schema; may stand several times',
  );
  expect(lines).toHaveLength(FLAGS.length + 3);
});
