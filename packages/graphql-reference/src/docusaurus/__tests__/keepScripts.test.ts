import {createRequire} from 'node:module';
import {expect, it, vi} from 'vitest';
import {keepScripts, type Minify} from '../keepScripts.mjs';

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

function toPage({script = THEME, text = 'Text'}): Buffer {
  return Buffer.from(
    `<!doctype html><html><head><script>${script}</script><script src="/main.js"></script></head><body><script>window.a = 1 + 1;</script><p>${text}</p></body></html>`,
  );
}

it('writes what the minifier itself writes', async () => {
  const keeping = keepScripts(minify);
  for (const page of [
    toPage({}),
    toPage({text: 'Another'}),
    toPage({script: 'let $1 = "$&";'}),
    toPage({script: 'this is no script'}),
    toPage({text: '<script type="application/json">{"a": 1}</script>'}),
    toPage({text: '<script></script>'}),
  ]) {
    expect((await keeping(page, OPTIONS)).code).toBe((await minify(page, OPTIONS)).code);
  }
});

it('hands each script to the minifier once', async () => {
  const pages: string[] = [];
  const keeping = keepScripts((page, options) => {
    pages.push(String(page));
    return minify(page, options);
  });
  await keeping(toPage({}), OPTIONS);
  await keeping(toPage({text: 'Another'}), OPTIONS);
  expect(pages.filter((page) => page.includes('localStorage'))).toEqual([
    `<!doctype html><script>${THEME}</script>`,
  ]);
});

it('leaves a script to the page where the minifier has something to say of it', async () => {
  const tell = vi.fn<Minify>((page) =>
    Promise.resolve({code: String(page), errors: [{message: 'Not understood'}]}),
  );
  const page = toPage({});
  expect(await keepScripts(tell)(page, OPTIONS)).toEqual({
    code: String(page),
    errors: [{message: 'Not understood'}],
  });
});
