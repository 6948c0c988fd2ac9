import {expect, it} from 'vitest';
import {removeDuplicateFields} from '../removeDuplicateFields';

it('removes the second of two fields with one name, with its description', () => {
  const sdl = `type A {
  "First."
  a: Int
  """
  Second.
  """
  a(x: Int): String
  b: Int
}
input B { c: Int, d: Int, c: String }
`;
  expect(removeDuplicateFields(sdl)).toBe(`type A {
  "First."
  a: Int
  
  b: Int
}
input B { c: Int, d: Int,  }
`);
});

it('leaves a schema without such fields as it is', () => {
  const sdl = 'type A { a: Int } type B { a: Int } enum C { D }';
  expect(removeDuplicateFields(sdl)).toBe(sdl);
});
