import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {useSimilarPages} from 'docusaurus-theme-instant-search/useSimilarPages';
import Doors from '@site/src/components/HomePage/Doors';
import styles from './styles.module.css';

/**
 * Replaces the component of @docusaurus/theme-classic 3.9.2, which asks readers to contact the owner
 * of another site: suggests similar pages. Sets the title that unknown paths below `/docs/` lack.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({id: 'theme.NotFound.title', message: 'Page not found'});
  const description = translate({
    id: 'theme.NotFound.description',
    message: 'There is no page at this address.',
  });
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={title} description={description} />
      <div className={styles.text}>
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate id="theme.NotFound.reason">
            There is no page at this address. It may have moved, or the address may be
            misspelt. Search, or start here:
          </Translate>
        </p>
        <Doors />
        <div className={styles.similar}>
          <SimilarPages />
        </div>
      </div>
    </main>
  );
}

function SimilarPages(): ReactNode {
  const {pathname} = useLocation();
  const {pages, ask} = useSimilarPages(pathname);
  if (ask) {
    return (
      <p>
        <button type="button" className="button button--secondary" onClick={ask}>
          <Translate id="theme.NotFound.look">Look for similar pages</Translate>
        </button>
      </p>
    );
  }
  return (
    <div role="status">
      {pages.length > 0 && (
        <>
          <h2>
            <Translate id="theme.NotFound.similar">Did you mean</Translate>
          </h2>
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
