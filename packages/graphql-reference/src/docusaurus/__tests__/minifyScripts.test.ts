import {createRequire} from 'node:module';
import {expect, it, vi} from 'vitest';
import {minifyScripts, type Minify} from '../minifyScripts.mjs';

const {resolve} = createRequire(import.meta.url);
const {minify} = createRequire(resolve('@docusaurus/faster'))('@swc/html') as {
  readonly minify: Minify;
};

const OPTIONS = {minifyJs: true, tagOmission: 'keep-head-and-body'};
const THEME = `
  // What the reader chose.
  var stored = localStorage.getItem('theme');
  document.documentElement.dataset.theme = stored || 'light';
`;
const MINIFIED =
  'var stored=localStorage.getItem("theme");document.documentElement.dataset.theme=stored||"light"';

function toPage({script = THEME, text = 'Text'}): string {
  return `<!doctype html><html><head><script>${script}</script><script src="/main.js"></script></head><body><script>window.a = 1 + 1;</script><ul class="list" data-a=''><li>${text}</li></ul></body></html>`;
}

async function minified(page: string): Promise<string> {
  return (await minifyScripts(minify)(Buffer.from(page), OPTIONS)).code;
}

it('minifies the inline scripts of a page, and leaves the rest as it is', async () => {
  expect(await minified(toPage({}))).toBe(
    toPage({script: MINIFIED}).replace('window.a = 1 + 1;', 'window.a=2'),
  );
});

it.each([
  ['a script that is empty', '<script></script>'],
  ['a script with attributes', '<script type="module">let a = 1 ;</script>'],
  ['data', '<script type="application/json">{"a":  1}</script>'],
])('leaves %s alone', async (_, text) => {
  expect(await minified(toPage({script: 'a()', text}))).toContain(text);
});

it('minifies a script that a page has put into its head', async () => {
  const text = '<script data-rh="true" >\n  let a = 1;\n  use(a);\n</script>';
  expect(await minified(toPage({text}))).toContain(
    '<script data-rh="true" >let a=1;use(a)</script>',
  );
});

it('takes no letter of a script for a pattern', async () => {
  const page = toPage({script: 'let $1 = "$&$`"; alert($1);'});
  expect(await minified(page)).toContain('<script>let $1="$&$`";alert($1)</script>');
});

it('hands each script to the minifier once, also where pages come at the same time', async () => {
  const pages: string[] = [];
  const minifying = minifyScripts((page, options) => {
    pages.push(String(page));
    return minify(page, options);
  });
  await Promise.all(
    ['A', 'B', 'C'].map((text) => minifying(Buffer.from(toPage({text})), OPTIONS)),
  );
  expect(pages).toEqual(
    [THEME, 'window.a = 1 + 1;'].map(
      (script) => `<!doctype html><script>${script}</script>`,
    ),
  );
});

it('leaves a script as it is where the minifier has something to say of it, and says it', async () => {
  const told = {message: 'Not understood'};
  const tell = vi.fn<Minify>((page) =>
    Promise.resolve({code: String(page).replace('stored', 'lost'), errors: [told]}),
  );
  const page = toPage({});
  expect(await minifyScripts(tell)(Buffer.from(page), OPTIONS)).toEqual({
    code: page,
    errors: [told, told],
  });
});
