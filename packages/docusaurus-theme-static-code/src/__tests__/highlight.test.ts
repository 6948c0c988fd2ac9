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
      'bash',
      'echo "$A" # b',
      '<built_in>echo</> <string>"<variable>$A</>"</> <comment># b</>',
    ],
    ['console', '$ ls\nok', '<meta prompt_>$ </><language-bash><built_in>ls</></>\nok'],
    ['css', 'a { color: red; }', '<selector-tag>a</> { <attribute>color</>: red; }'],
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
    ['diff', '-a\n+b', '<deletion>-a</>\n<addition>+b</>'],
    ['html', '<p class="a">', '<tag>&lt;<name>p</> <attr>class</>=<string>"a"</>&gt;</>'],
    ['js', 'let a = 1;', '<keyword>let</> a = <number>1</>;'],
    ['json', '{"a": [1, "b"]}', '{<attr>"a"</>: [<number>1</>, <string>"b"</>]}'],
    ['kotlin', 'val a = "b"', '<keyword>val</> a = <string>"b"</>'],
    ['markdown', '# A', '<section># A</>'],
    ['nginx', 'listen 80;', '<attribute>listen</> <number>80</>;'],
    [
      'python',
      'def a(): pass',
      '<keyword>def</> <title function_>a</>(): <keyword>pass</>',
    ],
    ['sql', 'SELECT 1', '<keyword>SELECT</> <number>1</>'],
    ['swift', 'let a = 1', '<keyword>let</> a <operator>=</> <number>1</>'],
    [
      'tsx',
      'a = <p b="c">{d}</p>;',
      'a = <language-xml><tag>&lt;<name>p</> <attr>b</>=<string>"c"</>&gt;</>{d}<tag>&lt;/<name>p</>&gt;</></>;',
    ],
    ['xml', '<a/>', '<tag>&lt;<name>a</>/&gt;</>'],
    ['yaml', 'a: 1 # b', '<attr>a:</> <number>1</> <comment># b</>'],
  ])('knows %s: %j', (language, code, expected) => {
    expect(short(code, language)).toBe(expected);
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
