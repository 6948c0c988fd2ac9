/** The element that holds the static HTML of a reference page. */
export const CONTAINER_ID = 'graphql-reference';

/** The attribute in which the element keeps the page's title, without the site's name. */
export const TITLE_ATTRIBUTE = 'data-title';
