import {describe, expect, test} from 'vitest';
import {highlight} from '../highlight';

/** The HTML with its tags in short: `<keyword>const</>`. */
function short(code: string, language: string): string {
  return highlight(code, language)
    .replaceAll(/<span class="(?:hl-)?([\w -]+)">/g, '<$1>')
    .replaceAll('</span>', '</>');
}

describe('highlight', () => {
  test('marks tokens with classes and escapes everything else', () => {
    expect(highlight('const a = "<b> & \'c\'";', 'ts')).toBe(
      '<span class="hl-keyword">const</span> a = <span class="hl-string">"&lt;b&gt; &amp; \'c\'"</span>;',
    );
  });

  test.each(['', 'text', 'plain', 'no-such-language', 'constructor', '__proto__'])(
    'leaves code in "%s" as escaped text',
    (language) => {
      expect(highlight('<const> & "x"', language)).toBe('&lt;const&gt; &amp; "x"');
    },
  );

  test.each([
    [
      'graphql',
      'query Space($id: ID! = "s") { space(id: $id, n: -1.5) @skip(if: true) { id } }',
      '<keyword>query</> <title>Space</>(<variable>$id</>: <type>ID</>! = <string>"s"</>) { <attr>space</>(<attr>id</>: <variable>$id</>, <attr>n</>: <number>-1.5</>) <meta>@skip</>(<attr>if</>: <literal>true</>) { id } }',
    ],
    [
      'graphql',
      'extend type Space implements Node & Named {\n  name: String!\n}',
      '<keyword>extend</> <keyword>type</> <type>Space</> <keyword>implements</> <type>Node</> &amp; <type>Named</> {\n  <attr>name</>: <type>String</>!\n}',
    ],
    // A field with the name of a keyword is a field.
    [
      'graphql',
      '{\n  type\n  query\n  input: on\n}',
      '{\n  type\n  query\n  <attr>input</>: on\n}',
    ],
    [
      'graphql',
      'fragment F on Space { ...G ... on Post { id } }',
      '<keyword>fragment</> <title>F</> <keyword>on</> <type>Space</> { ...<type>G</> ... <keyword>on</> <type>Post</> { id } }',
    ],
    // A description ends at three quotes that are not escaped.
    [
      'graphql',
      '"""\nA \\""" b "c"\n"""\nscalar Date # d',
      '<string>"""\nA \\""" b "c"\n"""</>\n<keyword>scalar</> <type>Date</> <comment># d</>',
    ],
  ])('marks %s: %j', (language, code, expected) => {
    expect(short(code, language)).toBe(expected);
  });

  test.each(
    'ts tsx js jsx json bash console yaml html xml css nginx diff python kotlin swift sql md'.split(
      ' ',
    ),
  )('knows %s', (language) => {
    const code = '$ let "a" = 1\n-b\n# c\n<i>d</i>';
    expect(highlight(code, language)).toContain('<span class="hl-');
  });

  // JSON in a body, and text when it is not.
  test.each([
    ['{"a":1}', '<language-json>{<attr>"a"</>:<number>1</>}</>'],
    ['a { b: c }', 'a { b: c }'],
  ])('reads the body %j of an HTTP message', (body, html) => {
    expect(short(`POST /graphql HTTP/1.1\n\n${body}`, 'http')).toBe(
      `<keyword>POST</> <string>/graphql</> <meta>HTTP/1.1</>\n\n${html}`,
    );
  });

  test('keeps the text of hostile code, whatever the language', () => {
    const code = '</code><script>alert(1)</script>"\'`${{{[[[((( \\" /* <!-- \n\t&amp;';
    const names =
      'graphql ts tsx js jsx json bash console http yaml html css nginx diff python kotlin swift sql md';
    for (const language of names.split(' ')) {
      const html = highlight(code, language);
      expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toBe(
        code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      );
    }
  });
});
