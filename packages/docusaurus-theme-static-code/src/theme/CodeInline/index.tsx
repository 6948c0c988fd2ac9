import {Fragment, type ReactNode} from 'react';
import type {Props} from '@theme/CodeInline';

/** The most characters that stay in one piece: two columns of a table on a phone have room for them. */
const LONGEST_WHOLE = 16;
/** Between the words of a name: after a dot or an underscore, and before a capital. */
const BREAK = /(?<=\w[._])(?=\w)|(?<=[a-z\d])(?=[A-Z])/;

/** Inline code. A name that is too long for a line breaks between its words. */
export default function CodeInline({children, ...props}: Props): ReactNode {
  const isLong = typeof children === 'string' && children.length > LONGEST_WHOLE;
  const parts = isLong ? children.split(BREAK) : [children];
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
