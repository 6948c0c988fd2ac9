import {toTwin} from 'graphql-api-model';

/** The address that a link of Markdown leads to: the Markdown of a page of the site that has one. */
export type LinkTo = (href: string) => string;

/** `hasTwin` decides it for a path, without a slash at its end. */
export function createLinkTo(
  baseUrl: string,
  hasTwin: (path: string) => boolean,
): LinkTo {
  return (href) => {
    if (!href.startsWith(baseUrl)) return href;
    const path = href.replace(/[?#].*$/s, '').replace(/\/$/, '');
    return hasTwin(path) ? toTwin(href, baseUrl) : href;
  };
}
