import {expect, it} from 'vitest';
import {toHostFiles} from '../../../deploy/hostFiles';
import {hashScripts} from '../../../deploy/headers/hashScripts';
import {hostFilesAreCurrent} from '../hostFilesAreCurrent';
import {buildOf} from './buildOf';

const build = buildOf({'/': '<script>a</script>', '/404': '<script>b</script>'});
const FIX =
  'If the scripts in the pages are meant to be as they are: npm run deploy:files, and commit what it writes.';

/** The files as they were made for a build with these scripts. */
function filesFor(...scripts: readonly string[]) {
  const files = toHostFiles({hashes: hashScripts(scripts)});
  return (name: string): string | undefined => files.get(name);
}

it('passes files that allow exactly the scripts of the build', () => {
  expect(hostFilesAreCurrent(filesFor('a', 'b'))(build)).toEqual([]);
});

it('reports a file that allows fewer scripts, more scripts, or was edited', () => {
  const message = 'The file is of another build, or was edited.';
  for (const files of [filesFor('a'), filesFor('a', 'b', 'c')]) {
    expect(hostFilesAreCurrent(files)(build)).toContainEqual({
      page: 'deploy/generated/nginx/site.conf',
      message,
      fix: FIX,
    });
  }
  const edited = (name: string): string => `${filesFor('a', 'b')(name) ?? ''}\n`;
  expect(hostFilesAreCurrent(edited)(build)).toHaveLength(toHostFiles({hashes: []}).size);
});

it('reports a file that is missing', () => {
  const current = filesFor('a', 'b');
  const read = (name: string) => (name === '_headers' ? undefined : current(name));
  expect(hostFilesAreCurrent(read)(build)).toEqual([
    {page: 'deploy/generated/_headers', message: 'The file is missing.', fix: FIX},
  ]);
});
