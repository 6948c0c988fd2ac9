import {PAGE_KINDS} from '../support/pages';
import {expect, test} from '../support/site';
import {findOverflow} from './findOverflow';

// The not-found page is among the pages, and Chromium reports its status as an error.
test.use({expectedErrors: /status of 404/});

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`no sideways scrolling from 320 to 1920 px: ${kind}`, async ({page}) => {
    await page.goto(path);
    expect(await findOverflow(page)).toEqual([]);
  });
}

test('a page that is too wide is reported with the widths and the element', async ({
  page,
}) => {
  await page.setContent('<pre class="wide">code</pre><style>.wide{width:400px}</style>');
  const [report] = await findOverflow(page);
  expect(report).toBe('320 to 400 px: pre.wide');
});
