import type {Row} from './stranger/row';

/** A site with nothing special about it. */
export const PLAIN: Row = {
  baseUrl: '/',
  locales: ['en'],
  isVersioned: false,
  collapseRoutes: true,
};

/**
 * Sites with all packages, built by Rspack. Collapsing does not know `trailingSlash`, so rows with
 * that option do without it, and do not ask how the addresses of the reference end.
 */
export const ROWS: Readonly<Record<string, Row>> = {
  'below a path, in two languages': {...PLAIN, baseUrl: '/sub/', locales: ['en', 'de']},
  'with a slash at the end of paths, beside versioned docs': {
    ...PLAIN,
    trailingSlash: true,
    isVersioned: true,
    collapseRoutes: false,
  },
  'without a slash at the end of paths': {
    ...PLAIN,
    trailingSlash: false,
    collapseRoutes: false,
  },
};
