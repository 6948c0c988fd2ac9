import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {SearchBox} from 'docusaurus-theme-instant-search/SearchBox';
import {useSearchOptions} from 'docusaurus-theme-instant-search/useSearchOptions';
import styles from './styles.module.css';

/**
 * The search box of the navbar. Until JavaScript runs, and where it never does, a link to the
 * pages that list everything stands in its place.
 */
export default function SearchBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const {fallback} = useSearchOptions();
  return (
    <div className={styles.place}>
      {isBrowser ? (
        <SearchBox />
      ) : (
        <Link className={styles.fallback!} to={fallback.href}>
          <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 5h14M3 10h14M3 15h14" />
          </svg>
          <span className={styles.label}>{fallback.label}</span>
        </Link>
      )}
    </div>
  );
}
