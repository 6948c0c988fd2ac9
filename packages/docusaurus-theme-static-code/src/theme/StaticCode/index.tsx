import type {ReactNode} from 'react';
import type {Props} from '@theme/StaticCode';

/** A code block whose HTML was made at build time. */
export default function StaticCode(props: Props): ReactNode {
  const {html, caption, name, language, scrolls} = props;
  return (
    <figure className="code-block">
      <figcaption className="code-block__caption">{caption}</figcaption>
      <button type="button" className="code-block__button" data-copy="">
        Copy
      </button>
      <pre
        className="code-block__box"
        {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': name})}
      >
        <code
          className={`language-${language}`}
          dangerouslySetInnerHTML={{__html: html}}
        />
      </pre>
    </figure>
  );
}
