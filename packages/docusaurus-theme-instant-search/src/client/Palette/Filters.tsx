import type {ReactNode} from 'react';
import styles from './styles.module.css';

const FILTERS: readonly (readonly [label: string, name: string])[] = [
  ['Guides', 'guide'],
  ['Queries', 'query'],
  ['Mutations', 'mutation'],
  ['Types', 'type'],
  ['Fields', 'field'],
  ['Arguments', 'arg'],
  ['Enums', 'enum'],
  ['Deprecated', 'deprecated'],
];
const WRITTEN =
  /(?<!\S)(?:guide|query|mutation|type|field|arg|enum|deprecated|member|operation):\s?/giu;

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** The filters as buttons; pressing one writes into the query what a reader could type. */
export function Filters({query, onChange}: Props): ReactNode {
  const words = query.replace(WRITTEN, '');
  return (
    <div className={styles.filters} role="group" aria-label="Show only">
      {FILTERS.map(([label, name]) => {
        const isPressed = new RegExp(`(?<!\\S)${name}:`, 'iu').test(query);
        return (
          <button
            key={name}
            type="button"
            className={styles.filter}
            aria-pressed={isPressed}
            onClick={() => onChange(isPressed ? words : `${name}: ${words}`)}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
