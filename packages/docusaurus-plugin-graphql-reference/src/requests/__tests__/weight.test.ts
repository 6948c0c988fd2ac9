import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {codeTabsModules, codeTabsScript} from 'docusaurus-theme-static-code';
import {expect, it} from 'vitest';
import {build, type Rolldown} from 'vite';

const SOURCES = path.join(import.meta.dirname, '../..');

/** What requests add to a site, as a browser gets it: minified and sent with brotli. */
async function weigh(files: readonly string[]): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {input: [...files], external: /^@docusaurus\//},
    },
  })) as Rolldown.RolldownOutput;
  return built.output
    .map((file) => (file.type === 'chunk' ? file.code : file.source))
    .reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
}

const MODULES = [
  ...codeTabsModules(),
  path.join(SOURCES, 'css/requests.css'),
  path.join(SOURCES, 'client/copySdl'),
];

it('scripts are at most 3 KB', async () => {
  const scripts = MODULES.filter((file) => !file.endsWith('.css')).map(
    (file) => `${file}.ts`,
  );
  expect(scripts).toHaveLength(2);
  const inline = brotliCompressSync(codeTabsScript('')).length;
  expect(inline + (await weigh(scripts))).toBeLessThanOrEqual(3 * 1024);
});

it('styles are at most 1.5 KB', async () => {
  const styles = MODULES.filter((file) => file.endsWith('.css'));
  expect(styles).toHaveLength(2);
  expect(await weigh(styles)).toBeLessThanOrEqual(1.5 * 1024);
});
