import {expect, it} from 'vitest';
import {addField} from '../siteCopy';

it('adds a field at the start of the type, whatever stands before its brace', () => {
  const sdl =
    'type SpaceRole { a: Int }\ntype Space implements Node @key(fields: "id") {\n  id: ID\n}';
  expect(addField(sdl, 'Space', 'extra')).toBe(
    'type SpaceRole { a: Int }\ntype Space implements Node @key(fields: "id") {\n  "Added by the benchmark."\n  extra: String\n  id: ID\n}',
  );
});
