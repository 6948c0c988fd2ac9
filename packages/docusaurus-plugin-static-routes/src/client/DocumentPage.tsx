import {type ComponentType, type ReactNode, useMemo} from 'react';
import {CONTAINER_ID, FRAME_PROPS_ATTRIBUTE} from './container';
import type {StaticDocument} from './documents';
import {useDocument} from './useDocument';

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

/** The static page at a path of the router. */
export function DocumentPage({frame, path, NotFound, Failed}: Props): ReactNode {
  const {loaded, retry} = useDocument(path);
  if (loaded === undefined) return null;
  if (loaded === 'missing') return <NotFound />;
  if (loaded instanceof Error) return <Failed error={loaded} retry={retry} />;
  return <Content frame={frame} {...loaded} />;
}
