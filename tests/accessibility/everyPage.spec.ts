import {combine, IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {follow} from '../support/follow';
import {countFor} from '../support/tally';
import {EVERY_PATH, PAGE_KINDS, TEMPLATES} from '../support/pages';
import {expect, open, test} from '../support/site';
import {
  createKnownLooks,
  findViolationsEverywhere,
  findViolationsHere,
  MODES,
  NARROW,
  STATES_OF_A_PAGE,
  useColorMode,
} from './findViolations';

/** Parts of the list of pages: a part is done in well under the limit on a busy machine, too. */
const PARTS = 16;
/**
 * Contrast is asked once of each look that this process comes across, and the size of targets once
 * of those that are alike; in long mode every rule is asked of every element of every page, at each
 * width in each mode.
 */
const known = IS_LONG ? undefined : createKnownLooks();

// The not-found page is among the pages, and Chromium reports its status as an error.
test.use({expectedErrors: /status of 404/});

for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing on any page at two widths in two modes, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    await useColorMode(page, 'light');
    const paths = EVERY_PATH.filter((_path, index) => index % PARTS === part);
    const tested: string[] = [];
    const found: string[] = [];
    for (const [index, path] of paths.entries()) {
      if (index === 0 || IS_LONG) await open(page, path);
      else await follow(page, path);
      found.push(...(await findViolationsEverywhere(page, known)));
      tested.push(path);
    }
    countFor('addresses', tested.length);
    countFor('axe violations', found.length);
    expect(found).toEqual([]);
    expect(tested).toEqual(paths);
    expect(countOf('states')).toBe(paths.length * STATES_OF_A_PAGE);
    // All rules at both widths; those that know colours wherever there is a new one.
    expect(countOf('axe runs')).toBeGreaterThanOrEqual(
      (paths.length * STATES_OF_A_PAGE) / 2,
    );
  });
}

// As a phone opens it; above, a wide window is made narrow.
for (const [[kind, path], mode] of combine(Object.entries(TEMPLATES), MODES)) {
  test(`axe finds nothing by any rule on any element: ${kind} in ${mode} mode`, async ({
    page,
  }) => {
    test.skip(!IS_LONG, LONG_ONLY);
    await useColorMode(page, mode);
    await page.setViewportSize(NARROW);
    await open(page, path);
    const found = await findViolationsHere(page);
    countFor('axe violations', found.length);
    expect(found).toEqual([]);
  });
}

test('no list of the site is left out', () => {
  // A list that came out short would make everything above pass.
  expect(EVERY_PATH.length).toBeGreaterThan(Object.keys(PAGE_KINDS).length);
  expect(EVERY_PATH).toEqual(expect.arrayContaining(Object.values(PAGE_KINDS)));
});

function countOf(what: string): number {
  const known = test.info().annotations.find(({type}) => type === what);
  return Number(known?.description ?? 0);
}
