import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import guides from '@guide-list';
import {escapeText} from 'docusaurus-theme-static-code/escape';
import styles from './styles.module.css';

/**
 * All guides, for readers without JavaScript. The list is written while the site is built; React
 * leaves the HTML as it is, so that the browser needs no list of its own.
 */
export default function GuideList(): ReactNode {
  return (
    <div
      className={styles.guides}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: guides.length === 0 ? '' : printGuides()}}
    />
  );
}

function printGuides(): string {
  const heading = translate({
    id: 'theme.NotFound.guides',
    message: 'All guides',
    description: 'The heading above all guides, on the page for unknown addresses',
  });
  const items = guides.map(
    ({title, href}) => `<li><a href="${escapeText(href)}">${escapeText(title)}</a></li>`,
  );
  return `<h2>${escapeText(heading)}</h2><ul>${items.join('')}</ul>`;
}
