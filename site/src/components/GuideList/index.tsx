import {type ReactNode, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import guides from '@guide-list';
import {escapeText} from 'docusaurus-theme-static-code/escape';
import styles from './styles.module.css';

/**
 * All guides, on the page that the server sends for an unknown address. The list is written while the
 * site is built; the browser takes it from the document, so that it needs no list of its own. Below
 * `/docs/` React draws the page anew, for the server does not know that frame.
 */
export default function GuideList(): ReactNode {
  const [html] = useState(() =>
    ExecutionEnvironment.canUseDOM ? readGuides() : printGuides(),
  );
  return (
    <div
      className={styles.guides}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

/** The list in the document; empty where a reader came by a link within the site. */
function readGuides(): string {
  return document.querySelector(`.${styles.guides}`)?.innerHTML ?? '';
}

function printGuides(): string {
  if (guides.length === 0) return '';
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
