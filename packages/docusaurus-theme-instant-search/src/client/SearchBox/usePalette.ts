import type {ComponentType, RefObject} from 'react';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {useHistory} from '@docusaurus/router';
import type {PaletteProps} from '../Palette';

type State = 'closed' | 'loading' | 'open' | 'failed';

interface PaletteState {
  readonly state: State;
  /** Absent until it is fetched. */
  readonly Palette: ComponentType<PaletteProps> | undefined;
  readonly open: () => void;
  /** Gives the focus back to where it was, to the box if it was nowhere. */
  readonly close: () => void;
}

/** Everything but the box itself; fetched when a reader reaches for it. */
export function loadPalette(): Promise<typeof import('../Palette')> {
  return import('../Palette');
}

/** Fetches and opens the palette; a reader who leaves the page leaves it, too. */
export function usePalette(box: RefObject<HTMLElement | null>): PaletteState {
  const [state, setState] = useState<State>('closed');
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const focused = useRef<Element>(null);
  const history = useHistory();

  const open = useCallback(() => {
    const {activeElement} = document;
    focused.current ??= activeElement === document.body ? box.current : activeElement;
    const settle = (next: State) =>
      setState((former) => (former === 'loading' ? next : former));
    const load = () => {
      loadPalette().then(
        (module) =>
          // As a transition, which React divides among frames.
          startTransition(() => {
            setPalette(() => module.Palette);
            settle('open');
          }),
        () => settle('failed'),
      );
    };
    setState(Palette ? 'open' : 'loading');
    // After the frame that shows the field: both together take longer than one on a phone.
    if (!Palette) requestAnimationFrame(() => setTimeout(load));
  }, [Palette, box]);
  const close = useCallback(() => setState('closed'), []);

  useEffect(
    () => (state === 'closed' ? undefined : history.listen(close)),
    [state, history, close],
  );
  useLayoutEffect(() => {
    if (state !== 'closed') return;
    if (focused.current instanceof HTMLElement)
      focused.current.focus({preventScroll: true});
    focused.current = null;
  }, [state]);
  return {state, Palette, open, close};
}
