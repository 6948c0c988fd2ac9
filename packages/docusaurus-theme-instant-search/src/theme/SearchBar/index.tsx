import type {ReactNode} from 'react';
import {SearchBox} from 'docusaurus-theme-instant-search/SearchBox';

/** The search box of the navbar. */
export default function SearchBar(): ReactNode {
  return <SearchBox />;
}
