import {expect, test} from '@playwright/test';
import {PAGE_KINDS, readAllPaths, SPECIFIED_PATHS} from '../support/pages';
import {
  findViolations,
  findViolationsHere,
  useColorMode,
  type ColorMode,
} from './findViolations';

const MODES: readonly ColorMode[] = ['light', 'dark'];
/** Each part runs in a worker of its own. */
const PARTS = 2;

for (const mode of MODES) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`axe finds nothing on any page in ${mode} mode, part ${part + 1} of ${PARTS}`, async ({
      page,
      request,
    }) => {
      test.setTimeout(300_000);
      const all = await readAllPaths(request);
      // A list that came out short would make everything below pass.
      expect(all.length).toBeGreaterThan(SPECIFIED_PATHS.length);
      const paths = all.filter((_path, index) => index % PARTS === part);
      await useColorMode(page, mode);

      const found: string[] = [];
      let tested = 0;
      for (const path of paths) {
        found.push(...(await findViolations(page, path)));
        tested += 1;
      }

      expect(found).toEqual([]);
      expect(tested).toBe(paths.length);
    });
  }

  test(`axe finds nothing at 320 px on each kind of page in ${mode} mode`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({width: 320, height: 640});
    await useColorMode(page, mode);
    const found: string[] = [];
    for (const path of Object.values(PAGE_KINDS)) {
      found.push(...(await findViolations(page, path)));
    }
    expect(found).toEqual([]);
  });

  test(`axe finds nothing with the menu of small screens open in ${mode} mode`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await useColorMode(page, mode);
    const before = await findViolations(page, '/docs/intro');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).waitFor();
    const open = await findViolationsHere(page);
    expect([...before, ...open]).toEqual([]);
  });
}
