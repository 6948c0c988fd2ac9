import {HOST_FILES, withScriptHashes} from '../../deploy/hostFiles';
import {hashScripts} from '../../deploy/inlineScripts';
import type {Check} from '../runChecks';

/**
 * The files for hosts allow the inline scripts of this build and no others. A script that gets into a
 * page unnoticed is refused by browsers, and shows here. `read` returns a file of deploy/.
 */
export function hostFilesAreCurrent(read: (name: string) => string): Check {
  return ({pages}) => {
    const scripts = [...pages.values()].flatMap(({inlineScripts}) => inlineScripts);
    const source = withScriptHashes("script-src 'self';", hashScripts(scripts));
    return HOST_FILES.filter((name) => !read(name).includes(source)).map((name) => ({
      page: `deploy/${name}`,
      message:
        'The hashes in the Content-Security-Policy are not those of the inline scripts.',
      fix: 'If the scripts in the pages are meant to be as they are: npm run deploy:files, and commit what it writes.',
    }));
  };
}
