import type {Row} from './stranger/row';

/**
 * Whether the reference writes its addresses as the option `trailingSlash` says, and collapses
 * its routes then. As long as it does neither, the rows with that option ask for the rest.
 */
export const OBEYS_TRAILING_SLASH = false;

/** A site with nothing special about it. */
export const PLAIN: Row = {
  baseUrl: '/',
  locales: ['en'],
  isVersioned: false,
  collapseRoutes: true,
};

/** Sites with all packages, built by Rspack. */
export const ROWS: Readonly<Record<string, Row>> = {
  'below a path, in two languages': {...PLAIN, baseUrl: '/sub/', locales: ['en', 'de']},
  'with a slash at the end of paths, beside versioned docs': {
    ...PLAIN,
    trailingSlash: true,
    isVersioned: true,
    collapseRoutes: OBEYS_TRAILING_SLASH,
  },
  'without a slash at the end of paths': {
    ...PLAIN,
    trailingSlash: false,
    collapseRoutes: OBEYS_TRAILING_SLASH,
  },
};
