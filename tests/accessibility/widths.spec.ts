import {combine, IS_LONG} from '../../commands/test/longMode';
import {FIRST_GUIDE, HOME, OBJECT, QUERY} from '../support/content';
import {PAGE_KINDS} from '../support/pages';
import {expect, open, test} from '../support/site';
import {
  createKnownLooks,
  findViolationsInBothModes,
  useColorMode,
} from './findViolations';

/** On both sides of what the theme calls a desktop, and where columns are added. */
const WIDTHS = [320, 390, 768, 996, 997, 1200, 1440, 1920];

/** What this process has asked already, and does not ask again but in long mode. */
const known = IS_LONG ? undefined : createKnownLooks();

test.use({expectedErrors: /status of 404/});

for (const [[kind, path], width] of combine(
  Object.entries({
    'the home page': HOME,
    'a guide': FIRST_GUIDE.path,
    'an operation': QUERY.path,
    'a type': OBJECT.path,
    'an unknown address': PAGE_KINDS['not found']!,
  }),
  WIDTHS,
)) {
  test(`axe finds nothing on ${kind} at ${width} px, in light and dark`, async ({
    page,
  }) => {
    await useColorMode(page, 'light');
    await page.setViewportSize({width, height: 900});
    await open(page, path);
    expect(await findViolationsInBothModes(page, known)).toEqual([]);
  });
}
