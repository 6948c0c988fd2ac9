import type {GraphQLEnumType, GraphQLObjectType} from 'graphql';
import {expect, it} from 'vitest';
import {contracts, errorCodes, scopes} from '../../schema/__tests__/contracts';
import {schema} from '../../schema/__tests__/siteSchema';
import {guides, textOf} from './guides';

const catalogue = textOf('errors.md');

/** The cells, without links, of the rows of all tables whose first cell begins with code. */
function readRows(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => /^\| \[?`/.test(line))
    .map((line) => line.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

function listNames(cell = ''): readonly string[] {
  return [...cell.matchAll(/`(?:\w+\.)?(\w+)`/g)].map(([, name = '']) => name).sort();
}

it('the guide to errors has a section for every code of the schema, in its order', () => {
  const sections = [...catalogue.matchAll(/^### `([A-Z_]+)`$/gm)].map(([, code]) => code);
  expect(sections).toEqual(errorCodes.map(({code}) => code));
});

it('the guide to errors describes every code as the schema does', () => {
  const toCell = (text = ''): string => text.split(/\.(?:\s|$)/)[0] ?? '';
  const rows = errorCodes.map(({code, meaning, action}) => [
    `\`${code}\``,
    toCell(meaning),
    toCell(action),
  ]);
  const codes = rows.map(([code]) => code);
  expect(readRows(catalogue).filter(([code]) => codes.includes(code))).toEqual(rows);
});

it('the guide to limits has the rate of every operation with one', () => {
  const listed = readRows(textOf('limits.md')).flatMap(([names, limit = '']) =>
    /\d/.test(limit) ? listNames(names) : [],
  );
  const declared = contracts.filter(({rates}) => rates.length > 0);
  expect(listed.toSorted()).toEqual(declared.map(({name}) => name).toSorted());
});

it('every code in a guide to a feature is one that an operation of the guide declares', () => {
  const features = guides.filter(({path}) => path.startsWith('build/'));
  expect(features.length).toBeGreaterThan(10);
  const undeclared = features.flatMap(({path, text}) => {
    const own = contracts.filter(({name}) => new RegExp(`\\b${name}\\b`).test(text));
    const declared = new Set(own.flatMap(({codes}) => codes));
    return errorCodes
      .filter(({code, general}) => general === undefined && text.includes(`\`${code}\``))
      .filter(({code}) => !declared.has(code))
      .map(({code}) => `${path}: ${code}`);
  });
  expect(undeclared).toEqual([]);
});

it('the guides return CONFLICT for what is full, and RATE_LIMITED for what is too often', () => {
  const rows = guides.flatMap(({text}) => readRows(text.replaceAll(/^\| /gm, '| `` ')));
  const full = rows.filter(([cell = '']) =>
    /\b\d+(?:st|nd|rd|th)\b|\bfourth\b/.test(cell),
  );
  expect(full.length).toBeGreaterThan(4);
  const wrong = full.filter(
    ([, result = '']) => !/`(?:CONFLICT|RATE_LIMITED)`/.test(result),
  );
  expect(wrong).toEqual([]);
});

it('the guide to errors has the rules of the schema', () => {
  const rule = schema.getType('ValidationProblem') as GraphQLObjectType;
  const {description = ''} = rule.getFields()['rule'] ?? {};
  const [, section = ''] = catalogue.split('### `VALIDATION_FAILED`');
  const inSection = section.slice(0, section.indexOf('### `CONFLICT`'));
  const inConflict = /### `CONFLICT`([^]*?)\n### /.exec(catalogue)?.[1] ?? '';
  const rules = listNames(description ?? '');
  expect(rules).toContain('TAKEN');
  expect(rules.filter((name) => inSection.includes(`\`${name}\``))).toEqual(
    rules.filter((name) => name !== 'TAKEN'),
  );
  expect(inConflict).toContain('`TAKEN`');
});

const permissions = schema.getType('PermissionType') as GraphQLEnumType;

it('the guide to authentication names every permission', () => {
  const text = textOf('authentication-authorization/index.md');
  const [, table = ''] = text.split('### Space roles');
  const inTable = readRows(table.slice(0, table.indexOf('\n### '))).map(([name = '']) =>
    name.replaceAll('`', ''),
  );
  const elsewhere = [...text.matchAll(/`PermissionType\.(\w+)`/g)].map(
    ([, name]) => name,
  );
  expect([...new Set([...inTable, ...elsewhere])].toSorted()).toEqual(
    permissions
      .getValues()
      .map(({name}) => name)
      .toSorted(),
  );
});

const allowed = new Map(
  readRows(textOf('authentication-authorization/index.md')).map(
    ([name = '', text = '']) => [name.replaceAll('`', ''), text],
  ),
);

it('the guide to authentication has every scope of the schema', () => {
  expect(scopes.map(({name}) => name).filter((name) => !allowed.has(name))).toEqual([]);
});

it.each(['notifications', 'account'])(
  'the guide to authentication lists what needs the scope %s',
  (scope) => {
    const needing = contracts.filter((one) => one.scopes.includes(scope));
    expect(listNames(allowed.get(scope))).toEqual(needing.map(({name}) => name).sort());
  },
);

it('all other queries need the scope read, and all other mutations write', () => {
  const others = contracts.filter(({scopes: [scope]}) =>
    ['read', 'write'].includes(scope ?? ''),
  );
  expect(
    others
      .filter(({isMutation, scopes: [scope]}) => (scope === 'write') !== isMutation)
      .map(({name}) => name),
  ).toEqual([]);
});
