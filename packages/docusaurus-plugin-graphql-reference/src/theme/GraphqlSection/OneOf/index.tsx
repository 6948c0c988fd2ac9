import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Says that a request sets one field only. */
export default function OneOf(): ReactNode {
  return (
    <p>
      <Translate
        id="theme.graphql.oneOf"
        description="Says that a request sets one field of an input only"
        values={{directive: <code>@oneOf</code>}}
      >
        {'Set exactly one of the fields: this is a {directive} input.'}
      </Translate>
    </p>
  );
}
