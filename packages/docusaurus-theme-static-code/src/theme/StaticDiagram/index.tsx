import type {ReactNode} from 'react';
import type {Props} from '@theme/StaticDiagram';

/** A diagram whose SVG was made at build time. */
export default function StaticDiagram({svg, caption, name}: Props): ReactNode {
  return (
    <figure className="diagram">
      {caption && <figcaption className="diagram__caption">{caption}</figcaption>}
      <button type="button" className="diagram__button" data-diagram-enlarge="">
        Enlarge
      </button>
      <div
        className="diagram__box"
        tabIndex={0}
        role="group"
        aria-label={name}
        dangerouslySetInnerHTML={{__html: svg}}
      />
    </figure>
  );
}
