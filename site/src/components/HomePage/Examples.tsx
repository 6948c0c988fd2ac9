import {Children, isValidElement, useId, useRef, useState} from 'react';
import type {KeyboardEvent, ReactElement, ReactNode} from 'react';
import type {ExampleProps} from './Example';
import styles from './styles.module.css';

interface Props {
  /** Names the row of tabs. */
  readonly label: string;
  /** Elements of `Example`. */
  readonly children?: ReactNode;
}

/**
 * Examples behind tabs, by the ARIA pattern "tabs with automatic activation". Where scripts do not
 * run, the stylesheet shows all of them, one below the other.
 */
export default function Examples({label, children}: Props): ReactNode {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const examples = Children.toArray(children).filter(isExample);

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = findNext(event.key, selected, examples.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={styles.examples}>
      <div ref={tabs} className={styles.tabs} role="tablist" aria-label={label}>
        {examples.map(({props}, index) => (
          <button
            key={props.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            onKeyDown={handleKeyDown}
          >
            {props.label}
          </button>
        ))}
      </div>
      {examples.map((example, index) => (
        <div
          key={example.props.label}
          className={styles.panel}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== selected}
        >
          {example}
        </div>
      ))}
    </div>
  );
}

function isExample(child: ReactNode): child is ReactElement<ExampleProps> {
  return isValidElement<Partial<ExampleProps>>(child) && child.props.label !== undefined;
}

/** The position that a key leads to; at either end it goes on at the other. */
function findNext(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
