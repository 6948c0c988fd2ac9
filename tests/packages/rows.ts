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
  // All that may be special at once; each by itself in long mode.
  'below a path, in two languages, with a slash at the end of paths, beside versioned docs':
    {baseUrl: '/sub/', locales: ['en', 'de'], trailingSlash: true, isVersioned: true},
  'below a path, in two languages': {...PLAIN, baseUrl: '/sub/', locales: ['en', 'de']},
  'with a slash at the end of paths': {...PLAIN, trailingSlash: true},
  'without a slash at the end of paths': {...PLAIN, trailingSlash: false},
};
