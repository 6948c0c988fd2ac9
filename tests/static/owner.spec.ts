import {expect, test} from '@playwright/test';
import {IS_LONG} from '../../commands/test/longMode';
import {runNode} from '../../commands/processes';

/** Builds a site, which takes as long as the machine does. */
test.describe.configure({timeout: 3_600_000});

/** What is asked of the owner's site: all that depends on content, where there is time for it. */
const STEPS = IS_LONG ? [] : ['--only', 'build', '--only', 'checks'];

for (const choice of [
  ['--base-url', '/docs-site/'],
  ...(IS_LONG ? [['--base-url', '/', '--blog']] : []),
]) {
  test(`an owner's site passes its tests: ${choice.join(' ')}`, async () => {
    const {code, output} = await runNode(
      ['commands/run.cjs', 'owner', ...choice, ...STEPS],
      // The address and the browser of the tests here are not those of the tests there.
      {env: {SITE_URL: '', FORCE_COLOR: '0'}, output: 'capture'},
    );
    expect(code, output).toBe(0);
  });
}
