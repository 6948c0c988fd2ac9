import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlName';

/** The words that a narrow screen may have no room for. */
const LONG_WORD = /(\S{17,})/;
/** Between two words of a name, and before what belongs to a member. */
const HUMP = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[_.])(?=[^_.])|(?=\()/;

/** The parts of long names, which a site shows on many pages. */
const divided = new Map<string, ReactNode>();

function divide(name: string): ReactNode {
  return name.split(LONG_WORD).flatMap((text, index) =>
    // Every second part is what the pattern found.
    (index % 2 === 0 ? [text] : text.split(HUMP)).flatMap((part, hump) =>
      hump === 0 ? [part] : [<wbr key={`${index}.${hump}`} />, part],
    ),
  );
}

/** A name that breaks between its words where there is no room for it: `space|By|Id`. */
export default function GraphqlName({name}: Props): ReactNode {
  const known = divided.get(name);
  if (known !== undefined) return known;
  // Most are shorter, and a sidebar has dozens of them on every page.
  const parts = LONG_WORD.test(name) ? divide(name) : name;
  divided.set(name, parts);
  return parts;
}
