import type {ReactNode} from 'react';

export interface ExampleProps {
  /** The text of its tab. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One of the examples; `Examples` puts it behind a tab. */
export default function Example({children}: ExampleProps): ReactNode {
  return children;
}
