import {rm} from 'node:fs/promises';
import {expect, test} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {runProcess} from '../../commands/processes';
import {createOwnersCopy} from './createOwnersCopy';

/** Each test builds a site and runs its tests. */
test.describe.configure({timeout: 3_600_000});

/** What the README lists after changes, and the steps of `npm test` but for the packages. */
const SCRIPTS = [
  'format',
  'spelling',
  'unused',
  'styles',
  'types',
  'lint',
  'unit',
  'build',
  // The pages have other inline scripts, which the files for hosts allow.
  'deploy:files',
  'checks',
  'browser',
];

/** Variables of this run. */
const NONE = {
  SITE_URL: undefined,
  SITE_PAIRS: undefined,
  LONG_TESTS: undefined,
  FORCE_COLOR: undefined,
};

for (const choice of [
  {baseUrl: '/docs-site/', blog: false, locales: ['en'], hasSecondReference: false},
  {baseUrl: '/', blog: true, locales: ['en', 'de'], hasSecondReference: true},
]) {
  test(
    `an owner's site with ${JSON.stringify(choice)} passes its tests`,
    LONG_ONLY,
    async () => {
      const copy = await createOwnersCopy(choice);
      for (const script of SCRIPTS) {
        const {code, output} = await runProcess('npm', ['run', script], {
          cwd: copy,
          // The copy starts its own server, has other pages, and writes without the colours of this run.
          env: {...NONE, NO_COLOR: '1'},
          output: 'capture',
        });
        expect(code, `npm run ${script}\n${output}`).toBe(0);
      }
      await rm(copy, {recursive: true});
    },
  );
}
