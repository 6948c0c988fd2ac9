import {Fragment, type ReactNode} from 'react';
import type {Props} from '@theme/GraphqlHumps';

/** Between the words of a name: after a dot or an underscore, and before a capital. */
const HUMPS = /(?<=\w[._])(?=\w)|(?<=[a-z\d])(?=[A-Z])/;

/** A name that breaks between its words, and nowhere else, where a line is too short for it. */
export default function GraphqlHumps({text}: Props): ReactNode {
  return (
    <span>
      {text.split(HUMPS).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
