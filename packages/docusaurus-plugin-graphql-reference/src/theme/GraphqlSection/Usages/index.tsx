import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import GraphqlUsages from '@theme/GraphqlUsages';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** Where something is used: under a heading with long lists folded, or as all that a page says. */
export default function Usages({
  section: {heading, groups},
}: SectionProps<'usages'>): ReactNode {
  if (!heading) return <GraphqlUsages as="h2" isFolded={false} groups={groups} />;
  return (
    <HeadedSection heading={heading}>
      <GraphqlUsages as="h3" isFolded groups={groups} />
    </HeadedSection>
  );
}
