import GraphqlMember from '@theme/GraphqlMember';
import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** Fields, arguments or values, each complete. */
export default function Members({
  section: {heading, members},
}: SectionProps<'members'>): ReactNode {
  return (
    <HeadedSection heading={heading}>
      {members.map((member) => (
        <GraphqlMember key={member.id} member={member} />
      ))}
    </HeadedSection>
  );
}
