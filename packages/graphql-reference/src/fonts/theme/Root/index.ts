import {createElement, Fragment, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import code from '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2';
import text from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

/** Names both fonts in the head: a browser would find them only once it has read the style sheet. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  const links = [text, code].map((href) =>
    createElement('link', {
      key: href,
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
      href,
    }),
  );
  return createElement(Fragment, null, createElement(Head, null, links), children);
}
