import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {sameBytes} from '../sameBytes';

type Rspack = CurrentBundler['instance'] & {
  readonly SwcJsMinimizerRspackPlugin: new (options: object) => object;
};

const {resolve} = createRequire(import.meta.url);
const rspack = createRequire(resolve('@docusaurus/faster'))('@rspack/core') as Rspack;

/** Builds a site of a few chunks in a new folder, as Docusaurus does; its scripts by name. */
async function build(): Promise<Readonly<Record<string, string>>> {
  const site = mkdtempSync(path.join(tmpdir(), 'same-bytes-'));
  const write = (name: string, text: string) => {
    const file = path.join(site, name);
    writeFileSync(file, text);
    return JSON.stringify(file);
  };
  // As Docusaurus generates them: other modules are asked for by the whole way to them.
  const shared = write('shared.js', 'module.exports = {shared: 1};');
  const chunks = ['a', 'b', 'c'].map((name) =>
    write(`${name}.js`, `module.exports = ['${name}', require(${shared})];`),
  );
  const imports = chunks.map((file) => `import(${file}).then(console.log);`);
  write('main.js', imports.join('\n'));
  const {context, optimization} = sameBytes(site, false, {
    name: 'rspack',
    instance: rspack,
  }) as {context: string; optimization: {minimizer: object[]}};
  const compiler = rspack({
    mode: 'production',
    entry: {main: path.join(site, 'main.js')},
    output: {path: path.join(site, 'out'), filename: '[name].[contenthash:8].js'},
    context,
    optimization: {
      runtimeChunk: true,
      minimizer: [
        ...optimization.minimizer,
        new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: {mangle: true}}),
      ] as never,
    },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error) => {
      if (error) fail(error);
      else done();
    });
  });
  const out = path.join(site, 'out');
  const scripts = readdirSync(out).map((name) => [
    name,
    readFileSync(path.join(out, name), 'utf8'),
  ]);
  rmSync(site, {recursive: true});
  return Object.fromEntries(scripts) as Record<string, string>;
}

describe('sameBytes', () => {
  test('builds the same bytes in twelve folders', async () => {
    const [first, ...others] = await Promise.all(Array.from({length: 12}, build));
    const names = Object.keys(first ?? {});
    expect(names.filter((name) => name.startsWith('runtime~main.'))).toHaveLength(1);
    expect(names).toHaveLength(5);
    for (const other of others) expect(other).toEqual(first);
  });

  test('minifies the runtime', async () => {
    const scripts = await build();
    const [runtime] = Object.entries(scripts).filter(([name]) =>
      name.startsWith('runtime'),
    );
    expect(runtime?.[1]).not.toMatch(/\n|__webpack_require__/);
  });

  test('leaves a server, and webpack, but for the names', () => {
    const instance = {} as CurrentBundler['instance'];
    const alone = {context: '/site'};
    expect(sameBytes('/site', true, {name: 'rspack', instance})).toEqual(alone);
    expect(sameBytes('/site', false, {name: 'webpack', instance})).toEqual(alone);
  });
});
