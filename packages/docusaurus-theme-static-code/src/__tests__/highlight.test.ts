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

  test('takes the language in any letter case', () => {
    expect(highlight('1', 'JSON')).toBe(highlight('1', 'json'));
  });

  test('gives nothing for nothing', () => {
    expect(highlight('', 'ts')).toBe('');
  });

  test.each([
    [
      'bash',
      'echo "$A" # b',
      '<built_in>echo</> <string>"<variable>$A</>"</> <comment># b</>',
    ],
    ['console', '$ ls\nok', '<meta prompt_>$ </><language-bash><built_in>ls</></>\nok'],
    ['css', 'a { color: red; }', '<selector-tag>a</> { <attribute>color</>: red; }'],
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
  ])('knows %s', (language, code, expected) => {
    expect(short(code, language)).toBe(expected);
  });

  test('reads the body of an HTTP message as JSON, and as text when it is not', () => {
    const head = 'POST /graphql HTTP/1.1\nHost: a.example\n\n';
    const headHtml =
      '<keyword>POST</> <string>/graphql</> <meta>HTTP/1.1</>\n<attribute>Host</>: a.example\n\n';
    expect(short(`${head}{"a":1}`, 'http')).toBe(
      `${headHtml}<language-json>{<attr>"a"</>:<number>1</>}</>`,
    );
    expect(short(`${head}a { b: c }`, 'http')).toBe(`${headHtml}a { b: c }`);
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
