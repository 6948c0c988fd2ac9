import {translate} from '@docusaurus/Translate';
import {useRef, useState, type ReactNode} from 'react';
import type {Props} from '@theme/StaticDiagram';
import {useHtml} from 'docusaurus-theme-static-code/useHtml';

/**
 * The SVG one and a half times as large, with ids of its own. By its size, because `zoom` in Firefox enlarges
 * arrowheads twice.
 */
function enlarge(svg: string, id: string): string {
  return svg
    .replaceAll(id, `${id}-enlarged`)
    .replace(
      /width="(\d+)" height="(\d+)"/,
      (_size, width, height) => `width="${1.5 * width}" height="${1.5 * height}"`,
    );
}

/** A diagram whose SVG was made at build time, and a dialog that shows it larger. */
export default function StaticDiagram({svg, caption, id, name}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const inner = useHtml(svg);
  const enlarged = useHtml(isOpen ? enlarge(svg, id) : '');
  // The keyboard must reach a box that scrolls, which needs a name then.
  const scrolls = {tabIndex: 0, role: 'group', 'aria-label': name};
  return (
    <figure className="code-frame diagram">
      <figcaption className="code-frame__caption">{caption}</figcaption>
      <button
        type="button"
        className="code-frame__button"
        data-enlarge=""
        onClick={() => {
          setIsOpen(true);
          dialog.current?.showModal();
        }}
      >
        {translate({
          id: 'theme.diagram.enlarge',
          message: 'Enlarge',
          description: 'The button that shows a diagram larger',
        })}
      </button>
      <div className="code-frame__box" {...scrolls} dangerouslySetInnerHTML={inner} />
      <dialog
        ref={dialog}
        className="diagram__dialog"
        aria-label={caption}
        onClose={() => setIsOpen(false)}
      >
        <form method="dialog">
          <button type="submit">
            {translate({
              id: 'theme.diagram.close',
              message: 'Close',
              description: 'The button that closes an enlarged diagram',
            })}
          </button>
        </form>
        <div dangerouslySetInnerHTML={enlarged} />
      </dialog>
    </figure>
  );
}
