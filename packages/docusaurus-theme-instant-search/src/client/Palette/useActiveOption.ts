import {useEffect, useState} from 'react';
import {optionId} from './Listbox';
import type {Section} from './sections';

interface ActiveOption {
  /** Position among all options, -1 for none. */
  readonly active: number;
  readonly setActive: (position: number) => void;
  /** Goes on by one or back by one, round the ends. */
  readonly move: (step: 1 | -1) => void;
  /** Goes on or back by as many as about fill the list, up to its ends. */
  readonly movePage: (step: 1 | -1) => void;
}

const OPTIONS_OF_A_PAGE = 5;

/** The option that Enter chooses; back at the first one whenever the list is a new one. */
export function useActiveOption(
  listboxId: string,
  sections: readonly Section[],
  first: number,
): ActiveOption {
  const count = sections.flatMap(({options}) => options).length;
  const [state, setState] = useState({sections, position: first});
  const position = state.sections === sections ? state.position : first;
  const active = position < count ? position : -1;

  useEffect(() => {
    const option = document.getElementById(optionId(listboxId, active));
    option?.scrollIntoView({block: 'nearest'});
  }, [listboxId, active]);

  const setActive = (next: number) => setState({sections, position: next});
  const move = (step: 1 | -1) => {
    const from = active < 0 && step < 0 ? 0 : active;
    if (count > 0) setActive((from + step + count) % count);
  };
  const movePage = (step: 1 | -1) => {
    const next = active + step * OPTIONS_OF_A_PAGE;
    if (count > 0) setActive(Math.max(0, Math.min(next, count - 1)));
  };
  return {active, setActive, move, movePage};
}
