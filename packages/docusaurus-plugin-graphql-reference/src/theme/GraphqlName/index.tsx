import {splitAtBreaks} from 'graphql-api-model/words';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlName';

/** The words that a narrow screen may have no room for, and those in the size of the main heading. */
const LONG_WORD = /(\S{17,})/;
const LONG_WORD_OF_TITLE = /(\S{10,})/;

/** The parts of long names, which a site shows on many pages. */
const divided = new Map<string, ReactNode>();

function divide(name: string, longWord: RegExp): ReactNode {
  return name.split(longWord).flatMap((text, index) =>
    // Every second part is what the pattern found.
    (index % 2 === 0 ? [text] : splitAtBreaks(text)).flatMap((part, hump) =>
      hump === 0 ? [part] : [<wbr key={`${index}.${hump}`} />, part],
    ),
  );
}

/** A name that breaks between its words where there is no room for it: `space|By|Id`. */
export default function GraphqlName({name, isTitle = false}: Props): ReactNode {
  if (isTitle) return divide(name, LONG_WORD_OF_TITLE);
  const known = divided.get(name);
  if (known !== undefined) return known;
  // Most are shorter, and a sidebar has dozens of them on every page.
  const parts = LONG_WORD.test(name) ? divide(name, LONG_WORD) : name;
  divided.set(name, parts);
  return parts;
}
