import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {
  printSetting,
  printHeadersAs,
  printString,
  printTemplate,
  printValue,
} from '../printLiteral';
import {HOSTILE} from './requests';

/** What a program gets of an expression. */
function evaluate(code: string): unknown {
  const process = {env: {TOKEN: 'a$b`c'}};
  const json = runInNewContext(`JSON.stringify({value: ${code}})`, {process}) as string;
  return (JSON.parse(json) as {readonly value: unknown}).value;
}

describe.each(HOSTILE)('the text %j', (text) => {
  it('is the same in a string, as a value and as a name', () => {
    expect(evaluate(printString(text))).toBe(text);
    const value = {[text]: [text, {text}], __proto__x: null};
    expect(evaluate(printValue(value))).toEqual(value);
  });

  it('is the same in a template, but for the spaces that move its lines', () => {
    // A program has one kind of line break.
    const lines = text.replaceAll('\r\n', '\n').split('\n');
    const moved = lines.map((line) => (line === '' ? '' : `    ${line}`)).join('\n');
    expect(evaluate(printTemplate(text, 2))).toBe(`\n${moved}\n  `);
  });

  it('is the same in a header', () => {
    const line = text.replaceAll(/[\r\n]/g, '');
    const expected = line.replace('$HOME ${HOME}', 'undefined undefined');
    expect(evaluate(printSetting(line))).toBe(expected);
  });
});

it('a header takes variables from the environment', () => {
  expect(printSetting('Bearer $TOKEN')).toBe('`Bearer ${process.env.TOKEN}`');
  expect(printSetting('key-$RANDOM_UUID')).toBe('`key-${crypto.randomUUID()}`');
  expect(evaluate(printSetting('`Bearer` ${TOKEN} $5'))).toBe('`Bearer` a$b`c $5');
});

it('a name that is not an identifier is in quotes', () => {
  expect(printHeadersAs('headers', {'Content-Type': 'a', B: 'b'}, 2)).toBe(
    "  headers: {\n    'Content-Type': 'a',\n    B: 'b',\n  },\n",
  );
});

it('short lists are on one line, objects and long lists on several', () => {
  expect(printValue({a: [1, true, null, 'b'], c: {}, d: [], e: [{f: 1.5}]})).toBe(
    "{\n  a: [1, true, null, 'b'],\n  c: {},\n  d: [],\n  e: [\n    {\n      f: 1.5,\n    },\n  ],\n}",
  );
  const long = Array.from({length: 20}, () => 'word');
  expect(printValue(long).split('\n')).toHaveLength(22);
});

it('a field named __proto__ stays a field', () => {
  const value = JSON.parse('{"__proto__": {"a": 1}}') as unknown;
  expect(printValue(value)).toBe("{\n  ['__proto__']: {\n    a: 1,\n  },\n}");
  expect(evaluate(printValue(value))).toEqual(value);
});
