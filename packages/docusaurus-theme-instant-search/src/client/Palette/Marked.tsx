import type {ReactNode} from 'react';
import {markText} from './markText';

interface Props {
  readonly text: string;
  readonly query: string;
}

/** A text in which the words of the query are marked. */
export function Marked({text, query}: Props): ReactNode {
  return markText(text, query).map((segment, index) =>
    segment.isMatch ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}
