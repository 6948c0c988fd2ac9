import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {OPTIONS} from '../options';
import {toHelp, toWritten} from '../optionTable';

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
    Object.entries(OPTIONS).map((entry) => [
      toWritten(entry),
      entry[0] === 'schema'
        ? '(required)'
        : 'default' in entry[1]
          ? entry[1].default
          : '',
      entry[1].text,
    ]),
  );
  expect(toHelp('p', OPTIONS)).toContain(
    '\n  --out <folder>          The folder for the site (default: reference-site)\n',
  );
});
