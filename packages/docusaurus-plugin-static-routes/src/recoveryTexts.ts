/** The texts of the box above a page whose scripts failed, as Docusaurus translates them. */
export const RECOVERY_TEXTS = {
  failed: {
    message:
      'Parts of this page did not load. Its text is complete and its links work, but search, menus and buttons may not.',
    description: 'Above a page of which a script did not load',
  },
  missing: {
    message:
      'The server does not have the scripts of this page. If that does not change, the base URL of the site may be wrong: it is "{baseUrl}".',
    description:
      'After the first text, if the server responds to the request of a script with status 404',
  },
  unreachable: {
    message:
      'The site does not respond. The text of this page is complete; try again when you are online.',
    description: 'Above such a page if the site does not respond to Retry',
  },
  retry: {message: 'Retry', description: 'The button that loads such a page again'},
};
