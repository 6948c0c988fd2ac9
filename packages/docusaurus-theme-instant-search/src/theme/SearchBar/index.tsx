import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {SearchBox} from '../../client/SearchBox';
import {useSearchOptions} from '../../client/useSearchOptions';
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
        <span className={styles.fallback}>
          <Link to={fallback.href}>{fallback.label}</Link>
        </span>
      )}
    </div>
  );
}
