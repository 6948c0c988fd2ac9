import {expect, it} from 'vitest';
import {readHostFile, withScriptHashes} from '../../../deploy/hostFiles';
import {hashScripts} from '../../../deploy/inlineScripts';
import {hostFilesAreCurrent} from '../hostFilesAreCurrent';
import {buildOf} from './buildOf';

const build = buildOf({'/': '<script>a</script>', '/404': '<script>b</script>'});

/** The files as they are for a build with these scripts. */
function filesFor(...scripts: readonly string[]) {
  return (name: string): string =>
    withScriptHashes(readHostFile(name), hashScripts(scripts));
}

it('passes files that allow exactly the scripts of the build', () => {
  expect(hostFilesAreCurrent(filesFor('a', 'b'))(build)).toEqual([]);
});

it.each([
  ['fewer scripts', filesFor('a')],
  ['more scripts', filesFor('a', 'b', 'c')],
  ['no policy', () => ''],
])('reports files of another build: %s', (_, files) => {
  expect(hostFilesAreCurrent(files)(build)).toEqual(
    ['deploy/nginx/site.conf', 'deploy/_headers'].map((page) => ({
      page,
      message:
        'The hashes in the Content-Security-Policy are not those of the inline scripts.',
      fix: 'If the scripts in the pages are meant to be as they are: npm run deploy:files, and commit what it writes.',
    })),
  );
});
