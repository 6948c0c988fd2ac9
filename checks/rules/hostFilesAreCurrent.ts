import {toHostFiles} from '../../deploy/hostFiles';
import {hashScripts} from '../../deploy/headers/hashScripts';
import type {Check} from '../runChecks';

const FIX =
  'If the scripts in the pages are meant to be as they are: npm run deploy:files, and commit what it writes.';

/**
 * The files for hosts are those that this build needs. A script that gets into a page unnoticed
 * is refused by browsers, and shows here. `read` returns a file of deploy/.
 */
export function hostFilesAreCurrent(read: (name: string) => string | undefined): Check {
  return ({pages}) => {
    const scripts = [...pages.values()].flatMap(({inlineScripts}) => inlineScripts);
    return [...toHostFiles(hashScripts(scripts), read)]
      .filter(([name, text]) => read(name) !== text)
      .map(([name]) => ({
        page: `deploy/${name}`,
        message:
          read(name) === undefined
            ? 'The file is missing.'
            : 'The file is of another build, or was edited.',
        fix: FIX,
      }));
  };
}
