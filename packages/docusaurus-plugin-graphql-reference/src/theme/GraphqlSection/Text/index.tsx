import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

export default function Text({section}: SectionProps<'text'>): ReactNode {
  return <GraphqlText html={section.text} />;
}
