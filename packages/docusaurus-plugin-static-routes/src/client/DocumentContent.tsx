import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {CONTAINER_ID, FRAME_PROPS_ATTRIBUTE} from './container';
import {createContent, type StaticDocument} from './documents';

/** Always the same object, so that React leaves alone what stands in the element. */
const NOT_OF_REACT = {__html: ''};

/**
 * The content of a static page in the browser. On the first load it is there and stays as it is;
 * later the nodes of the page that comes take its place. React would write them as HTML, which is
 * parsed once more, and once more by a policy of Trusted Types.
 */
export function DocumentContent({frameProps, html}: StaticDocument): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isThere =
      shown.current === undefined && container.current?.hasChildNodes() === true;
    if (!isThere) container.current?.replaceChildren(createContent({html}));
    shown.current = html;
  }, [html]);
  const attributes = {[FRAME_PROPS_ATTRIBUTE]: frameProps};
  return (
    <div
      ref={container}
      id={CONTAINER_ID}
      {...attributes}
      dangerouslySetInnerHTML={NOT_OF_REACT}
    />
  );
}
