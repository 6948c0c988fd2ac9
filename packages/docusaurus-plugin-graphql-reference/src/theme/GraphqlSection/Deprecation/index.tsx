import GraphqlDeprecation from '@theme/GraphqlDeprecation';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** A warning that holds for the whole page. */
export default function Deprecation({section}: SectionProps<'deprecation'>): ReactNode {
  return <GraphqlDeprecation html={section.reason} isOfPage />;
}
