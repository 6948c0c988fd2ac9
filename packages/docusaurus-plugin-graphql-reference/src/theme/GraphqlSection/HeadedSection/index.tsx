import GraphqlHeading from '@theme/GraphqlHeading';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlSection/HeadedSection';

/** A part of a page under a heading that can be linked to. */
export default function HeadedSection({
  heading: {text, ...anchor},
  children,
}: Props): ReactNode {
  return (
    <section>
      <GraphqlHeading as="h2" {...anchor} name={text}>
        {text}
      </GraphqlHeading>
      {children}
    </section>
  );
}
