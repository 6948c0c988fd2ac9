import {expect, it} from 'vitest';
import {writeFolder} from '../../tests/support/writeFolder';
import {findInlineScripts, hashScripts, readScriptHashes} from '../inlineScripts';

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

it('finds the scripts that a browser runs, with their exact text', () => {
  const html = `<script>a("<p>")</script><SCRIPT data-rh=true>
b</SCRIPT ><script type=module>c</script><script type="text/javascript">d</script><script type='importmap'>{}</script>`;
  expect(findInlineScripts(html)).toEqual(['a("<p>")', '\nb', 'c', 'd', '{}']);
});

it('leaves out files, data, and attributes that only look like one', () => {
  const html =
    '<script src=/a.js defer></script><script defer src="/b.js"></script>' +
    '<script type="application/ld+json">{}</script><script type=application/json>{}</script>';
  expect(findInlineScripts(html)).toEqual([]);
  expect(findInlineScripts('<script data-src=x>a</script>')).toEqual(['a']);
  expect(findInlineScripts('<script title="a > b">c</script>')).toEqual(['c']);
});
