import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {hashScripts, readScriptHashes} from '../hashScripts';

const EMPTY_OBJECT = "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='";

it('names each script once, in the form that browsers compare', () => {
  expect(hashScripts(['{}', '{}'])).toEqual([EMPTY_OBJECT]);
});

it('does not depend on the order of the pages', () => {
  expect(hashScripts(['a', 'b'])).toEqual(hashScripts(['b', 'a']));
});

it('reads all pages of a build, and nothing but pages', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hashes-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  await mkdir(path.join(folder, 'docs/intro'), {recursive: true});
  await writeFile(path.join(folder, 'index.html'), '<p>');
  await writeFile(path.join(folder, 'docs/intro/index.html'), '<script>{}</script>');
  await writeFile(
    path.join(folder, 'docs/intro/index.md'),
    '<script>not a page</script>',
  );
  expect(await readScriptHashes(folder)).toEqual([EMPTY_OBJECT]);
});
