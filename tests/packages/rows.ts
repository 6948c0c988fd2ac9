import type {Row} from './stranger/row';

/** A site with nothing special about it. */
export const PLAIN: Row = {
  baseUrl: '/',
  locales: ['en'],
  isVersioned: false,
};

/**
 * Sites with all packages, built by Rspack. Each has two references and a plugin of the site's
 * own with static pages, all of them collapsed.
 */
export const ROWS: Readonly<Record<string, Row>> = {
  'below a path, in two languages': {...PLAIN, baseUrl: '/sub/', locales: ['en', 'de']},
  'with a slash at the end of paths, beside versioned docs': {
    ...PLAIN,
    trailingSlash: true,
    isVersioned: true,
  },
  'without a slash at the end of paths': {...PLAIN, trailingSlash: false},
};
