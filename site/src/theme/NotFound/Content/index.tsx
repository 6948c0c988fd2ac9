import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {useSimilarPages} from 'docusaurus-theme-instant-search/useSimilarPages';
import {settings} from '@site/settings';
import styles from './styles.module.css';

/**
 * In place of the component of Docusaurus 3.9.2, which tells readers to write to the owner of another
 * site: names the pages that may be meant. It has a description, and the title that unknown paths
 * below `/docs/` lack.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={`container margin-vert--xl ${className ?? ''}`}>
      <PageMetadata
        title="Page Not Found"
        description="There is no page at this address."
      />
      <div className={styles.text}>
        <Heading as="h1">Page Not Found</Heading>
        <p>
          We could not find what you were looking for. The page may have moved, or its
          address may be misspelt.
        </p>
        <SimilarPages />
        <h2>All pages</h2>
        <ul>
          <li>
            <Link to={settings.firstGuide}>Guides</Link>
          </li>
          <li>
            <Link to="/docs/graphql/">API reference</Link>
          </li>
        </ul>
      </div>
    </main>
  );
}

function SimilarPages(): ReactNode {
  const {pathname} = useLocation();
  const {pages, ask} = useSimilarPages(pathname);
  if (ask) {
    return (
      <button type="button" className="button button--secondary" onClick={ask}>
        Look for similar pages
      </button>
    );
  }
  return (
    <div role="status">
      {pages.length > 0 && (
        <>
          <h2>Did you mean</h2>
          <ul>
            {pages.map(({url, title, kind, parent}) => (
              <li key={url}>
                <Link to={url}>{title}</Link>{' '}
                <span className={styles.kind}>{parent ?? kind}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
