import {Fragment, type ReactNode} from 'react';
import type {Props} from '@theme/CodeInline';

/** Between the parts of a name, after a dot or an underscore. */
const BREAK = /(?<=[._])(?=\w)/;

/** Inline code. A name that is too long for its line breaks between its parts. */
export default function CodeInline({children, ...props}: Props): ReactNode {
  const parts = typeof children === 'string' ? children.split(BREAK) : [children];
  return (
    <code {...props}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
