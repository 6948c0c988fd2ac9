import type {ReactNode} from 'react';
import type {Props} from '@theme/StaticCode';
import {useHtml} from 'docusaurus-theme-static-code/useHtml';

/** A code block whose HTML was made at build time. */
export default function StaticCode(props: Props): ReactNode {
  const {html, caption, name, language, scrolls} = props;
  const inner = useHtml(html);
  return (
    <figure className="code-frame">
      <figcaption className="code-frame__caption">{caption}</figcaption>
      <button type="button" className="code-frame__button" data-copy="">
        Copy
      </button>
      <pre
        className="code-frame__box"
        {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': name})}
      >
        <code className={`language-${language}`} dangerouslySetInnerHTML={inner} />
      </pre>
    </figure>
  );
}
