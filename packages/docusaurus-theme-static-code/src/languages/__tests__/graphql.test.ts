import {expect, test} from 'vitest';
import {highlight} from '../../highlight';

function short(code: string): string {
  return highlight(code, 'graphql')
    .replaceAll(/<span class="hl-(\w+)">/g, '<$1>')
    .replaceAll('</span>', '</>');
}

test('marks a request', () => {
  expect(
    short(
      'query Space($id: ID! = "s") { space(id: $id, n: -1.5) @skip(if: true) { id } }',
    ),
  ).toBe(
    '<keyword>query</> <title>Space</>(<variable>$id</>: <type>ID</>! = <string>"s"</>) { ' +
      '<attr>space</>(<attr>id</>: <variable>$id</>, <attr>n</>: <number>-1.5</>) ' +
      '<meta>@skip</>(<attr>if</>: <literal>true</>) { id } }',
  );
});

test('marks a definition', () => {
  expect(short('extend type Space implements Node & Named {\n  name: String!\n}')).toBe(
    '<keyword>extend</> <keyword>type</> <type>Space</> <keyword>implements</> <type>Node</> &amp; ' +
      '<type>Named</> {\n  <attr>name</>: <type>String</>!\n}',
  );
});

test('leaves a field with the name of a keyword a field', () => {
  expect(short('{\n  type\n  query\n  input: on\n}')).toBe(
    '{\n  type\n  query\n  <attr>input</>: on\n}',
  );
});

test('marks a fragment, its spread and a type condition', () => {
  expect(short('fragment F on Space { ...G ... on Post { id } }')).toBe(
    '<keyword>fragment</> <title>F</> <keyword>on</> <type>Space</> { ...<type>G</> ... <keyword>on</> <type>Post</> { id } }',
  );
});

test('ends a description only at three quotes that are not escaped', () => {
  expect(short('"""\nA \\""" b "c"\n"""\nscalar Date # d')).toBe(
    '<string>"""\nA \\""" b "c"\n"""</>\n<keyword>scalar</> <type>Date</> <comment># d</>',
  );
});
