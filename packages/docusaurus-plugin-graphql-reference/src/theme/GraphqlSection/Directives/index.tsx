import GraphqlDirectives from '@theme/GraphqlDirectives';
import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The directives applied to what the page is about. */
export default function Directives({
  section: {heading, directives},
}: SectionProps<'directives'>): ReactNode {
  return (
    <HeadedSection heading={heading}>
      <GraphqlDirectives directives={directives} />
    </HeadedSection>
  );
}
