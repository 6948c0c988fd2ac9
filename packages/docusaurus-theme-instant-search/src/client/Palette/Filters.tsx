import type {ReactNode} from 'react';
import {FILTERS, takeFilters, toggleFilter} from '../../engine/filters';
import styles from './styles.module.css';

const BUTTONS = FILTERS.filter(({label}) => label !== undefined);

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** The filters as buttons; pressing one writes into the query what a reader could type. */
export function Filters({query, onChange}: Props): ReactNode {
  const {filters} = takeFilters(query);
  return (
    <div className={styles.filters} role="group" aria-label="Show only">
      {BUTTONS.map((filter) => (
        <button
          key={filter.name}
          type="button"
          className={styles.filter}
          aria-pressed={filters.includes(filter)}
          onClick={() => onChange(toggleFilter(query, filter))}
        >
          {filter.label}
        </button>
      ))}
    </div>
  );
}
