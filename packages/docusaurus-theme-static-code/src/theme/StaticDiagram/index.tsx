import type {ReactNode} from 'react';
import type {Props} from '@theme/StaticDiagram';

/** A diagram whose SVG was made at build time. */
export default function StaticDiagram({svg, caption, name}: Props): ReactNode {
  return (
    <figure className="code-frame diagram">
      <figcaption className="code-frame__caption">{caption}</figcaption>
      <button type="button" className="code-frame__button" data-enlarge="">
        Enlarge
      </button>
      <div
        className="code-frame__box"
        tabIndex={0}
        role="group"
        aria-label={name}
        dangerouslySetInnerHTML={{__html: svg}}
      />
    </figure>
  );
}
