import type {ComponentType, ReactNode} from 'react';
import {CONTAINER_ID, FRAME_PROPS_ATTRIBUTE} from './container';

/** The props of a frame: its own, which must be plain data, and the content. */
type FrameProps<Own extends object> = Own & {readonly children: ReactNode};

/** The props of `StaticPage`. */
export interface StaticPageProps<Own extends object> {
  /** The component around the content, in the browser too; the default export of its module. */
  readonly frame: ComponentType<FrameProps<Own>>;
  /** In the HTML of the page, so that the browser can render the frame. */
  readonly frameProps: Own;
  /** Rendered while the site is built, and only then. */
  readonly children: ReactNode;
}

/**
 * A static page while the site is built, and in development: content within its frame. In the
 * browser of a built site only the frame is a component; the content is the HTML of the page.
 *
 * @example
 * <StaticPage frame={TermFrame} frameProps={{title: term.name}}>
 *   <h1>{term.name}</h1>
 * </StaticPage>
 */
export default function StaticPage<Own extends object>({
  frame: Frame,
  frameProps,
  children,
}: StaticPageProps<Own>): ReactNode {
  const attributes = {[FRAME_PROPS_ATTRIBUTE]: JSON.stringify(frameProps)};
  return (
    <Frame {...frameProps}>
      <div id={CONTAINER_ID} {...attributes}>
        {children}
      </div>
    </Frame>
  );
}
