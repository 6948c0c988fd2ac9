import type {ReactNode} from 'react';
import type {Props} from '@theme/StaticDiagram';
import {useHtml} from 'docusaurus-theme-static-code/useHtml';

/** A diagram whose SVG was made at build time. */
export default function StaticDiagram({svg, caption, name}: Props): ReactNode {
  const inner = useHtml(svg);
  return (
    <figure className="code-frame diagram">
      <figcaption className="code-frame__caption">{caption}</figcaption>
      <button type="button" className="code-frame__button" data-enlarge="">
        Enlarge
      </button>
      <div
        className="code-frame__box"
        // A box that scrolls must be within reach of the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={name}
        dangerouslySetInnerHTML={inner}
      />
    </figure>
  );
}
