import {expect, it} from 'vitest';
import {readHostFile, toHostFiles} from '../../../deploy/hostFiles';
import {hashScripts} from '../../../deploy/headers/hashScripts';
import {hostFilesAreCurrent} from '../hostFilesAreCurrent';
import {buildOf} from './buildOf';

const build = buildOf({'/': '<script>a</script>', '/404': '<script>b</script>'});
const STALE = 'The file is of another build, or was edited.';
const FIX =
  'If the scripts in the pages are meant to be as they are: npm run deploy:files, and commit what it writes.';

/** The files as they were made for a build with these scripts. */
function filesFor(...scripts: readonly string[]) {
  const files = toHostFiles(hashScripts(scripts), readHostFile);
  return (name: string): string | undefined => files.get(name);
}

it('passes files that allow exactly the scripts of the build', () => {
  expect(hostFilesAreCurrent(filesFor('a', 'b'))(build)).toEqual([]);
});

it.each([
  ['fewer scripts', filesFor('a')],
  ['more scripts', filesFor('a', 'b', 'c')],
  ['edited', (name: string) => filesFor('a', 'b')(name)?.replace('nosniff', '')],
])('reports files of another build: %s', (_, files) => {
  const page = 'deploy/nginx/site.conf';
  expect(hostFilesAreCurrent(files)(build)).toContainEqual({
    page,
    message: STALE,
    fix: FIX,
  });
});

it('reports a file that is missing', () => {
  const current = filesFor('a', 'b');
  const read = (name: string) =>
    name === 'generated/_headers' ? undefined : current(name);
  expect(hostFilesAreCurrent(read)(build)).toEqual([
    {page: 'deploy/generated/_headers', message: 'The file is missing.', fix: FIX},
  ]);
});
