import type {ReactNode} from 'react';
import type {Marks} from '../../engine/results';

interface Props {
  readonly text: string;
  readonly marks?: Marks | undefined;
}

/** A text in which the words of the query are marked. */
export function Marked({text, marks = []}: Props): ReactNode {
  return [
    ...marks.flatMap(([from, to], index) => [
      text.slice(marks[index - 1]?.[1] ?? 0, from),
      <mark key={from}>{text.slice(from, to)}</mark>,
    ]),
    text.slice(marks.at(-1)?.[1] ?? 0),
  ];
}
