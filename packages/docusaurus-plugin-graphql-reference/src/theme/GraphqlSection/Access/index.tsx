import GraphqlAccess from '@theme/GraphqlAccess';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** Who may call an operation, and how often. */
export default function Access({section}: SectionProps<'access'>): ReactNode {
  return <GraphqlAccess label={section.label} facts={section.facts} />;
}
