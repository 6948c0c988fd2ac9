import {Fragment, type ReactNode} from 'react';
import type {Props} from '@theme/GraphqlName';

/** The words that a narrow screen may have no room for. */
const LONG_WORD = /(\S{17,})/;
/** Between two words of a name, and before what belongs to a member. */
const HUMP = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[_.])(?=[^_.])|(?=\()/;

/** A name that breaks between its words where there is no room for it: `space|By|Id`. */
export default function GraphqlName({name}: Props): ReactNode {
  // Most are, and a sidebar has dozens of them on every page.
  if (!LONG_WORD.test(name)) return name;
  return name.split(LONG_WORD).flatMap((text, index) =>
    // Every second part is what the pattern found.
    (index % 2 === 0 ? [text] : text.split(HUMP)).map((part, hump) => (
      <Fragment key={`${index}.${hump}`}>
        {hump > 0 && <wbr />}
        {part}
      </Fragment>
    )),
  );
}
