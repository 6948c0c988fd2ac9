import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {parseFilters, toggleFilter} from '../../engine/filters';
import styles from './styles.module.css';
import {FILTER_LABELS} from './words';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** The filters as buttons; pressing one writes into the query what a reader could type. */
export function Filters({query, onChange}: Props): ReactNode {
  const {filters} = parseFilters(query);
  return (
    <div
      className={styles.filters}
      role="group"
      aria-label={translate({id: 'theme.search.filters', message: 'Show only'})}
    >
      {Object.entries(FILTER_LABELS).map(([name, label]) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          aria-pressed={filters.some((filter) => filter.name === name)}
          onClick={() => onChange(toggleFilter(query, name))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
