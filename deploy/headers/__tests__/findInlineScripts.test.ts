import {expect, it} from 'vitest';
import {findInlineScripts} from '../findInlineScripts';

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
