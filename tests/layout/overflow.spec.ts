import {follow} from '../support/follow';
import {TEMPLATES} from '../support/pages';
import {expect, open, test} from '../support/site';
import {findOverflow} from './findOverflow';

// The not-found page is among the pages, and Chromium reports its status as an error.
test.use({expectedErrors: /status of 404/});

/** Parts of the list of kinds, so that all workers have some. */
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(`no sideways scrolling from 320 to 1920 px on a page of any template, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    const paths = Object.values(TEMPLATES).filter(
      (_path, index) => index % PARTS === part,
    );
    const [first = ''] = paths;
    await open(page, first);
    for (const path of paths) {
      if (path !== first) await follow(page, path);
      expect(await findOverflow(page), path).toEqual([]);
    }
  });
}

test('a page that is too wide is reported with the widths and the element', async ({
  page,
}) => {
  await page.setContent('<pre class="wide">code</pre><style>.wide{width:480px}</style>');
  const [first, ...others] = await findOverflow(page);
  expect(first).toBe('320 px: pre.wide');
  expect(others.every((line) => Number.parseInt(line) <= 480)).toBe(true);
});
