import type {ReactNode} from 'react';

/** Says that a request sets one field only. */
export default function OneOf(): ReactNode {
  return (
    <p>
      Set exactly one of the fields: this is a <code>@oneOf</code> input.
    </p>
  );
}
