import {expect, test} from '@playwright/test';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {runNode} from '../../commands/processes';

/** Builds a site and runs its tests, which takes as long as the machine does. */
test.describe.configure({timeout: 3_600_000});

for (const choice of [
  ['--base-url', '/docs-site/'],
  ['--base-url', '/', '--blog'],
]) {
  test(`an owner's site passes its tests: ${choice.join(' ')}`, async () => {
    test.skip(!IS_LONG, LONG_ONLY);
    const {code, output} = await runNode(
      ['commands/run.cjs', 'owner', ...choice],
      // The address and the browser of the tests here are not those of the tests there.
      {env: {SITE_URL: '', FORCE_COLOR: '0'}, output: 'capture'},
    );
    expect(code, output).toBe(0);
  });
}
