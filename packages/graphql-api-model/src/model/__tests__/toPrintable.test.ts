import {expect, it} from 'vitest';
import {loadText} from '../../__tests__/schemas';
import {describeSchema} from '../describeSchema';
import {toPrintable} from '../toPrintable';

it('replaces control characters, one for one, but for those that lines are made of', () => {
  expect(toPrintable('a\0b\u0001\u001B\u007F\u0085c\t\r\n\u00E4\u{1F600}')).toBe(
    'a\uFFFDb\uFFFD\uFFFD\uFFFD\uFFFDc\t\r\n\u00E4\u{1F600}',
  );
});

it('is called for every text of a schema', () => {
  const text = '\\u0001';
  const block = '"""a\u0001b"""';
  const {schema} = loadText(`
      directive @d(x: String = ${block}) repeatable on FIELD_DEFINITION | SCALAR
      "a${text}" type Query { "a${text}" a(x: String = ${block}): S @deprecated(reason: "a${text}") @d(x: ${block}) }
      scalar S @specifiedBy(url: "a${text}")
      "a${text}" schema { query: Query }
    `);
  expect(JSON.stringify(describeSchema(schema))).not.toMatch(/(?<!\\)\\u00/);
});
