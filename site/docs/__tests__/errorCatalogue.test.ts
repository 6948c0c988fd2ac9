import {describe, expect, it} from 'vitest';
import {contracts, errorCodes, scopes} from '../../schema/__tests__/contracts';
import {guides} from './guides';

function textOf(path: string): string {
  const guide = guides.find((one) => one.path === path);
  if (!guide) throw new Error(`There is no guide ${path}.`);
  return guide.text;
}

const catalogue = textOf('errors.md');

/** The cells of the rows of all tables whose first cell begins with code. */
function readRows(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => /^\| \[?`/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => toPlain(cell.trim())),
    );
}

/** A text without the addresses of its links. */
function toPlain(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

/** The first sentence without its full stop, as a cell of a table has it. */
function toCell(text: string): string {
  return text.split(/\.(?:\s|$)/)[0] ?? '';
}

function listNames(cell: string): readonly string[] {
  return [...cell.matchAll(/`(?:\w+\.)?(\w+)`/g)].map(([, name = '']) => name);
}

describe('the guide to errors', () => {
  it('has a section for every code of the schema, in its order', () => {
    expect(
      [...catalogue.matchAll(/^### `([A-Z_]+)`$/gm)].map((match) => match[1]),
    ).toEqual(errorCodes.map(({code}) => code));
  });

  it('says of every code in its table what the schema says', () => {
    const codes = errorCodes.map(({code}) => `\`${code}\``);
    expect(readRows(catalogue).filter(([code = '']) => codes.includes(code))).toEqual(
      errorCodes.map(({code, meaning, action}) => [
        `\`${code}\``,
        toCell(meaning),
        toCell(action),
      ]),
    );
  });
});

it('the guide to limits has a row for every operation with a rate, which the build compares', () => {
  const named = readRows(textOf('limits.md')).flatMap(([names = '', limit = '']) =>
    /\d/.test(limit) ? listNames(names) : [],
  );
  const declared = contracts.flatMap(({name, rate}) =>
    rate === undefined ? [] : [name],
  );
  expect(named.toSorted()).toEqual(declared.toSorted());
});

it('every code in a guide to a feature is one that an operation of the guide declares', () => {
  const features = guides.filter(({path}) => path.startsWith('build/'));
  expect(features.length).toBeGreaterThan(10);
  const undeclared = features.flatMap(({path, text}) => {
    const own = contracts.filter(({name}) => new RegExp(`\\b${name}\\b`).test(text));
    const declared = new Set(own.flatMap(({codes}) => codes));
    return errorCodes
      .filter(({code, isGeneral}) => !isGeneral && text.includes(`\`${code}\``))
      .filter(({code}) => !declared.has(code))
      .map(({code}) => `${path}: ${code}`);
  });
  expect(undeclared).toEqual([]);
});

describe('the guide to authentication', () => {
  const rows = readRows(textOf('authentication-authorization/index.md'));
  const allows = new Map(
    rows.map(([name = '', text = '']) => [name.replaceAll('`', ''), text]),
  );
  const needing = (scope: string): readonly string[] =>
    contracts.filter((one) => one.scopes.includes(scope)).map(({name}) => name);

  it('has every scope of the schema', () => {
    expect(scopes.map(({name}) => name).filter((name) => !allows.has(name))).toEqual([]);
  });

  it.each(['notifications', 'account'])('lists what needs the scope %s', (scope) => {
    expect([...listNames(allows.get(scope) ?? '')].sort()).toEqual(
      [...needing(scope)].sort(),
    );
  });

  it('gives all other queries the scope read, and all other mutations write', () => {
    const others = contracts.filter(
      ({scopes: [scope]}) => scope === 'read' || scope === 'write',
    );
    expect(
      others
        .filter(({isMutation, scopes: [scope]}) => (scope === 'write') !== isMutation)
        .map(({name}) => name),
    ).toEqual([]);
    for (const scope of ['read', 'write']) {
      expect(`${allows.get(scope)}.`).toMatch(
        /^All (?:queries|mutations) that need a token, except/,
      );
    }
  });
});

it('the table of HTTP statuses has every one that the guide to caches promises', () => {
  const caching = textOf('caching-layers.md');
  const promised = [...caching.matchAll(/^- .*\banswers (4\d\d)\b/gm)].map(
    ([, status = '']) => status,
  );
  expect(promised).toEqual(expect.arrayContaining(['405', '414']));
  expect(promised.filter((status) => !catalogue.includes(`\n| ${status} `))).toEqual([]);
});
