import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {EVERY_PATH, TEMPLATES} from '../support/pages';
import {expect, open, test} from '../support/site';
import {
  findViolationsEverywhere,
  findViolationsHere,
  findViolationsInBothModes,
  NARROW,
  useColorMode,
  WIDE,
} from './findViolations';

// The not-found page is among the pages, and Chromium reports its status as an error.
test.use({expectedErrors: /status of 404/});

for (const [kind, path] of Object.entries(TEMPLATES)) {
  // Lists and posts are made of what the other pages have.
  const details = /^(?:list|blog)/.test(kind) ? LONG_ONLY : {};
  test(
    `axe finds nothing at two widths in two modes: ${kind}`,
    details,
    async ({page}) => {
      await useColorMode(page, 'light');
      await page.setViewportSize(WIDE);
      await open(page, path);
      expect(await findViolationsEverywhere(page)).toEqual([]);
    },
  );
}

/** A part of the pages is done in well under the limit on a busy machine, too. */
const PARTS = 16;

for (let part = 0; part < PARTS; part += 1) {
  test(
    `axe finds nothing on any page, part ${part + 1} of ${PARTS}`,
    LONG_ONLY,
    async ({page}) => {
      await useColorMode(page, 'light');
      await page.setViewportSize(WIDE);
      const found: string[] = [];
      for (const path of EVERY_PATH.filter((_path, index) => index % PARTS === part)) {
        await open(page, path);
        found.push(...(await findViolationsHere(page)));
      }
      expect(found).toEqual([]);
    },
  );
}

test('faults are found at the width and in the mode that have them', async ({page}) => {
  await page.setContent(`<html lang="en"><title>Test</title><main><h1>Test</h1>
    <p>Text</p><a href="#b">b</a><a href="#c">c</a><img src="data:,"></main><style>
    [data-theme=dark] {background: #000; color: #fff} [data-theme=dark] a {color: #9cf}
    [data-theme=dark] p {color: #222} img {display: none}
    a {display: inline-block; padding: 12px}
    @media (width < 400px) {img {display: block} a {padding: 0; font-size: 6px}}</style>`);
  const found = await findViolationsEverywhere(page);
  expect(found.map((line) => line.replace(/^\S+ (\S+) .*?, (at .*)$/, '$1 $2'))).toEqual([
    'color-contrast at 1440 px, in dark mode',
    'image-alt at 320 px, in light mode',
    'target-size at 320 px, in light mode',
    ...(IS_LONG
      ? [
          'color-contrast at 320 px, in dark mode',
          'image-alt at 320 px, in dark mode',
          'target-size at 320 px, in dark mode',
        ]
      : []),
  ]);
  await page.setViewportSize(NARROW);
  expect(await findViolationsInBothModes(page)).toHaveLength(IS_LONG ? 5 : 3);
});
