import {expect, it} from 'vitest';
import {writeFolder} from '../../../tests/support/writeFolder';
import {hashScripts, readScriptHashes} from '../hashScripts';

const EMPTY_OBJECT = "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='";

it('names each script once, in the form that browsers compare', () => {
  expect(hashScripts(['{}', '{}'])).toEqual([EMPTY_OBJECT]);
});

it('does not depend on the order of the pages', () => {
  expect(hashScripts(['a', 'b'])).toEqual(hashScripts(['b', 'a']));
});

it('reads all pages of a build, and nothing but pages', async () => {
  const folder = writeFolder({
    'index.html': '<p>',
    'docs/intro/index.html': '<script>{}</script>',
    'docs/intro/index.md': '<script>not a page</script>',
  });
  expect(await readScriptHashes(folder)).toEqual([EMPTY_OBJECT]);
});
