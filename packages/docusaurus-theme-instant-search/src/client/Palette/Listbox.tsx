import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ResultLink} from './ResultLink';
import type {Option, Section} from './sections';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly sections: readonly Section[];
  readonly query: string;
  /** Position of the active option among all, -1 for none. */
  readonly active: number;
  readonly onActivate: (position: number) => void;
  readonly onChoose: (option: Option, event: MouseEvent) => void;
}

export function optionId(listboxId: string, position: number): string {
  return `${listboxId}-${position}`;
}

/** The results as a listbox of links. Focus stays in the text field, which names the active one. */
export function Listbox({id, sections, ...rest}: Props): ReactNode {
  const starts = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, {options}) => sum + options.length, 0),
  );
  return (
    <div
      className={styles.list}
      role="listbox"
      id={id}
      aria-label={translate({
        id: 'theme.search.results',
        message: 'Results',
      })}
      hidden={sections.length === 0}
    >
      {sections.map((section, index) => (
        <Group
          key={section.heading}
          id={id}
          section={section}
          start={starts[index]!}
          {...rest}
        />
      ))}
    </div>
  );
}

interface GroupProps extends Omit<Props, 'sections'> {
  readonly section: Section;
  readonly start: number;
}

function Group({id, section, start, query, active, ...handlers}: GroupProps): ReactNode {
  const headingId = `${id}-heading-${start}`;
  return (
    <div role="group" aria-labelledby={headingId}>
      <div className={styles.heading} id={headingId} role="presentation">
        {section.heading}
      </div>
      {section.options.map((option, index) => (
        <Row
          key={option.kind === 'result' ? option.result.url : option.query}
          id={optionId(id, start + index)}
          option={option}
          position={start + index}
          query={query}
          isActive={active === start + index}
          {...handlers}
        />
      ))}
    </div>
  );
}

interface RowProps extends Pick<Props, 'query' | 'onActivate' | 'onChoose'> {
  readonly id: string;
  readonly option: Option;
  readonly position: number;
  readonly isActive: boolean;
}

function Row({id, option, position, query, isActive, ...handlers}: RowProps): ReactNode {
  const {onActivate, onChoose} = handlers;
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
      <ResultLink result={option.result} query={query} />
    </a>
  ) : (
    <button {...props} type="button">
      <span className={styles.more}>{option.label}</span>
    </button>
  );
}
