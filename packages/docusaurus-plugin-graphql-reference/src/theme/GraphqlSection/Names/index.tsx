import GraphqlNameLinks from '@theme/GraphqlNameLinks';
import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** Names in a row, with links where they lead somewhere. */
export default function Names({
  section: {heading, names},
}: SectionProps<'names'>): ReactNode {
  return (
    <HeadedSection heading={heading}>
      <GraphqlNameLinks names={names} />
    </HeadedSection>
  );
}
