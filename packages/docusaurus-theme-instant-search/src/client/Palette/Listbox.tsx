import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ResultLink} from './ResultLink';
import type {Option, Section} from './sections';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly sections: readonly Section[];
  /** Position of the active option among all, -1 for none. */
  readonly active: number;
  readonly onActivate: (position: number) => void;
  readonly onChoose: (option: Option, event: MouseEvent) => void;
}

export function optionId(listboxId: string, position: number): string {
  return `${listboxId}-${position}`;
}

/** The results as a listbox of links. Focus stays in the text field, which names the active one. */
export function Listbox({id, sections, active, ...rest}: Props): ReactNode {
  const all = sections.flatMap(({options}) => options);
  return (
    <div
      className={styles.list}
      role="listbox"
      id={id}
      // Browsers add what scrolls to the order of Tab, and no key does anything here.
      tabIndex={-1}
      aria-label={translate({id: 'theme.search.results', message: 'Results'})}
      hidden={sections.length === 0}
    >
      {sections.map(({heading, options}, index) => (
        <div key={heading} role="group" aria-labelledby={`${id}-heading-${index}`}>
          <div
            className={styles.heading}
            id={`${id}-heading-${index}`}
            role="presentation"
          >
            {heading}
          </div>
          {options.map((option, row) => {
            const position = all.indexOf(option);
            return (
              <Row
                // By its place: a row that stays as an element keeps its style while a reader types.
                key={row}
                id={optionId(id, position)}
                option={option}
                position={position}
                isActive={active === position}
                {...rest}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface RowProps extends Omit<Props, 'sections' | 'active'> {
  readonly option: Option;
  readonly position: number;
  readonly isActive: boolean;
}

function Row({id, option, position, isActive, ...rest}: RowProps): ReactNode {
  const {onActivate, onChoose} = rest;
  const props = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    onMouseMove: () => !isActive && onActivate(position),
    onClick: (event: MouseEvent) => onChoose(option, event),
  };
  return option.kind === 'result' ? (
    <a {...props} href={option.result.url}>
      <ResultLink result={option.result} />
    </a>
  ) : (
    <button {...props} type="button">
      <span className={styles.more}>{option.label}</span>
    </button>
  );
}
