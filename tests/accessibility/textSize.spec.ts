import {combine, LONG_ONLY} from '../../commands/test/longMode';
import {findElementsOutside} from '../layout/findOverflow';
import {TEMPLATES} from '../support/pages';
import {expect, open, test} from '../support/site';
import {findCrowdedControls, findCutText} from './findLostText';

/*
 * WCAG 1.4.4, where only the text is enlarged: the browser's own setting of the size of letters, from 16
 * to 32 px, as readers find it under "Appearance". It is in force before the first paint, and widths in
 * `em` of a media query follow it, which a larger size of the root element does not reach. Stylelint refuses
 * sizes of letters in px, which would not grow.
 */

// The not-found page is among the pages, and Chromium reports its status as an error.
test.use({expectedErrors: /status of 404/});

const LARGE = 32;
/** So many large letters have room beside each other in a title. */
const LEAST_LETTERS = 8;

/** So many templates are tested every time; the others are made of the same parts. */
const ALWAYS = 4;

for (const [index, [[kind, path], width]] of combine(
  Object.entries(TEMPLATES),
  [1280, 390],
).entries()) {
  const details = index < ALWAYS ? {} : LONG_ONLY;
  test(
    `text of twice the size loses nothing at ${width} px: ${kind}`,
    details,
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const session = await page.context().newCDPSession(page);
      const fontSizes = {standard: LARGE, fixed: LARGE};
      await session.send('Page.setFontSizes', {fontSizes});
      await open(page, path);
      expect(await page.evaluate(findElementsOutside)).toBeUndefined();
      expect(await findCutText(page)).toEqual([]);
      expect(await findCrowdedControls(page)).toEqual([]);
      const title = await page.locator('h1').first().boundingBox();
      expect(title!.width).toBeGreaterThan((LEAST_LETTERS * LARGE) / 2);
    },
  );
}

test('text that is cut is reported with the box that cuts it', async ({page}) => {
  await page.setContent(
    '<p class="low">one<br>two</p><p class="scrolls">one<br>two</p>' +
      '<style>p{height:1.2em;overflow:hidden}.scrolls{overflow:auto}</style>',
  );
  expect(await findCutText(page)).toEqual(['p.low cuts "two"']);
});

test('controls that lie upon each other are reported', async ({page}) => {
  await page.setContent(
    '<nav class="navbar"><button>A</button><button style="margin-left:-1em">B</button></nav>',
  );
  expect(await findCrowdedControls(page)).toEqual(['A']);
});
