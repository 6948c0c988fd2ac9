import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import {CONTAINER_ID, FRAME_PROPS_ATTRIBUTE} from './container';
import {getLoaded, loadDocument, type Loaded, type StaticDocument} from './documents';

type Frame = ComponentType<{readonly children: ReactNode}>;

interface Props {
  readonly frame: Frame;
  readonly path: string;
  readonly NotFound: ComponentType;
  /** What is shown while the site does not respond. */
  readonly Failed: ComponentType<{readonly error: Error; readonly retry: () => void}>;
}

function Content({
  frame: Frame,
  frameProps,
  html,
}: StaticDocument & Pick<Props, 'frame'>): ReactNode {
  const props = useMemo(() => JSON.parse(frameProps) as object, [frameProps]);
  // React writes the HTML again for another object, even if the text is the same.
  const content = useMemo(() => ({__html: html}), [html]);
  return (
    <Frame {...props}>
      <div
        id={CONTAINER_ID}
        {...{[FRAME_PROPS_ATTRIBUTE]: frameProps}}
        dangerouslySetInnerHTML={content}
      />
    </Frame>
  );
}

function reload(): void {
  window.location.reload();
}

/**
 * What is known of the page at a path; undefined until something is. Until then, the page before
 * stays. `retry` loads a page that failed once more.
 */
function useDocument(path: string): {
  readonly loaded: Loaded | undefined;
  readonly retry: () => void;
} {
  const loaded = getLoaded(path);
  const [last, setLast] = useState(loaded);
  const [, update] = useReducer((count: number) => count + 1, 0);
  if (loaded !== undefined && loaded !== last) setLast(loaded);
  const isUnknown = loaded === undefined;
  useEffect(() => {
    if (!isUnknown) return undefined;
    // Pages are loaded before the view switches; only quick navigations get here.
    let isWanted = true;
    loadDocument(path).then(
      () => isWanted && update(),
      () => isWanted && reload(),
    );
    return () => {
      isWanted = false;
    };
  }, [path, isUnknown]);
  return {
    loaded: loaded ?? last,
    retry: () => void loadDocument(path).then(update, reload),
  };
}

/** The static page at a path of the router. */
export function DocumentPage({frame, path, NotFound, Failed}: Props): ReactNode {
  const {loaded, retry} = useDocument(path);
  if (loaded === undefined) return null;
  if (loaded === 'missing') return <NotFound />;
  if (loaded instanceof Error) return <Failed error={loaded} retry={retry} />;
  return <Content frame={frame} {...loaded} />;
}
