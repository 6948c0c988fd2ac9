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

it('reads the list of each language of a build, and no page', async () => {
  const folder = writeFolder({
    'index.html': '<script>alert(1)</script>',
    '.inline-scripts.json': '["{}"]',
    'de/.inline-scripts.json': '["{}", "a"]',
  });
  expect(await readScriptHashes(folder)).toEqual(hashScripts(['{}', 'a']));
});

it('refuses a build without a list', async () => {
  const folder = writeFolder({'index.html': '<script>alert(1)</script>'});
  await expect(readScriptHashes(folder)).rejects.toThrow(
    `${folder} has no .inline-scripts.json, so it is not known which inline scripts its policy may allow. Build it with site/plugins/inline-scripts: npm run build`,
  );
});
