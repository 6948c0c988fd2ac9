import {modelOf} from '../../../graphql-api-model/src/__fixtures__/schemas';
import {expect, it, vi} from 'vitest';
import {assertDescribed} from '../assertDescribed';

function reportOf(sdl: string, least: number): string {
  const info = vi.fn();
  try {
    assertDescribed(modelOf(sdl), least, {info, warn: vi.fn()});
  } catch (error) {
    return (error as Error).message;
  }
  return String(info.mock.calls[0]?.[0]);
}

it('tells how much of the schema is described', () => {
  expect(reportOf('"All." type Query { "One." a: Int b: Int }', 66)).toBe(
    'Schema: 2 of 3 elements are described (66.7 %).',
  );
});

it('names what is to be described, and where it stands', () => {
  expect(reportOf('"All." type Query { a(b: Int): Int }', 100)).toBe(
    [
      '1 of 3 elements of the schema are described: 33.3 %, but the option "leastDescribed" asks for 100 %. Describe these, or lower the option:',
      '  - Query.a (GraphQL request:1)',
      '  - Query.a(b:) (GraphQL request:1)',
    ].join('\n'),
  );
});

it.each([
  [20, undefined],
  [21, '  and 1 more'],
])('of %i missing descriptions the first twenty are named', (count, last) => {
  const fields = Array.from({length: count - 1}, (_, index) => `f${index}: Int`).join(
    ' ',
  );
  const lines = reportOf(`type Query { ${fields} }`, 100).split('\n');
  expect(lines.filter((line) => line.startsWith('  - ')).length).toBe(20);
  expect(lines.find((line) => line.startsWith('  and'))).toBe(last);
});
