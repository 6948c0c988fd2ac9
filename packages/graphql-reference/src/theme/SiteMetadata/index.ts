import {createElement, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';

/**
 * What the head of each page contains, instead of the theme's (3.9.2), which names the origin of the
 * site in a canonical link, `og:url` and links to other languages. The canonical link here has no
 * origin: it is right wherever the site is served, and gives scripts the address that a page has.
 */
export default function SiteMetadata(): ReactNode {
  const {pathname} = useLocation();
  return createElement(
    Head,
    null,
    createElement('link', {rel: 'canonical', href: pathname}),
  );
}
