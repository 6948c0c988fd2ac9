import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {brotliCompressSync} from 'node:zlib';
import {runCommandLine} from 'graphql-samples/command';
import {runCaptured} from '../../../tests/support/runCaptured';
import {writeFolder} from '../../../tests/support/writeFolder';
import {BENCHMARK, measureOutput, parseSide, parseTime} from '../compareBuilds';

const HTML = `<link rel="stylesheet" href="/styles.css"><link rel="prefetch" href="/later.js">
<link rel="modulepreload" href="../main.js"><script src="/main.js"></script>
<script src="https://example.org/other.js"></script>`;

function run(...args: readonly string[]) {
  const line = {directory: '/', program: 'npm run benchmark --'};
  return runCaptured(() => runCommandLine(args, line, BENCHMARK));
}

it('parses what GNU time writes', () => {
  expect(parseTime('1.50 2.00 0.25 1000\n')).toEqual({
    seconds: 1.5,
    cpuSeconds: 2.25,
    peakBytes: 1_024_000,
  });
});

it('tells revisions, the working tree and other tools apart', () => {
  expect(parseSide('main')).toMatchObject({name: 'main', revision: 'main'});
  expect(parseSide('.')).not.toHaveProperty('revision');
  expect(parseSide('peer=peer build {schema} a=b {out}')).toEqual({
    name: 'peer',
    command: 'peer build {schema} a=b {out}',
  });
  expect(() => parseSide('peer=peer {schema}')).toThrow(
    'The command of "peer" has no {out}.',
  );
});

it('adds the files that the page of median size requests, each once', async () => {
  const files = {
    'index.html': 'a',
    'docs/page.html': HTML,
    'docs/long.html': HTML + HTML,
    'styles.css': 'a{}'.repeat(200),
    'main.js': 'f()'.repeat(300),
    'main.js.br': 'compressed',
    'later.js': 'later',
  };
  const size = (text: string): number => brotliCompressSync(text).length;
  const [html, styles, scripts] = [
    size(HTML),
    size(files['styles.css']),
    size(files['main.js']),
  ];
  const bytes = 1 + 3 * HTML.length + 600 + 900 + 'later'.length;
  expect(await measureOutput(writeFolder(files))).toEqual({
    pages: 3,
    bytes,
    html,
    scripts,
    firstLoad: html + styles + scripts,
  });
  await expect(measureOutput(writeFolder())).rejects.toThrow('has no page.');
});

it.skipIf(!existsSync('/usr/bin/time'))(
  'builds each side in turns, and names one that fails with its log',
  async () => {
    const schema = `${writeFolder({"it's.graphql": 'type Query {a: Int}'})}/it's.graphql`;
    const copy = 'mkdir {out} && cp {schema} {out}/index.html';
    const {out} = await run('--schema', schema, '--runs', '2', `copy=${copy}`);
    expect(out.split('\n').at(-1)).toMatch(
      /^\| copy \| \d+\.\d, \d+\.\d \| \d+\.\d \| \d+ \| 1 \| 0\.0 \| 0\.0 \| 0\.0 \| 0\.0 \|$/u,
    );
    const broken = await run('--schema', schema, 'broken=false {schema} {out}');
    expect(broken.code).toBe(1);
    expect(broken.errors).toMatch(/^The build of broken failed; see .*broken\.log\.$/mu);
  },
);

it('rejects a number of runs and a schema that it cannot use', async () => {
  expect((await run('--runs', '0')).errors).toContain(
    '--runs cannot be "0". Write a number from 1.',
  );
  expect((await run('--schema', 'missing.graphql')).errors).toMatch(
    /^There is no schema .*missing\.graphql\.$/u,
  );
});
