import type {Check} from '../check';

/** Browsers ignore white space and control characters in the scheme, and so must this. */
const IGNORED_BY_BROWSERS = /[\s\p{Cc}]/gu;

/** No link runs a script. */
export const noScriptLinks: Check = (build) =>
  [...build.pages.values()].flatMap(({path, links}) =>
    links
      .filter((href) =>
        /^(?:javascript|vbscript|data):/i.test(href.replace(IGNORED_BY_BROWSERS, '')),
      )
      .map((href) => ({
        page: path,
        message: `The link "${href}" would run a script.`,
        fix: 'Make it a button, or drop it where the text is not ours.',
      })),
  );
