import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

export default function Paragraph({section}: SectionProps<'paragraph'>): ReactNode {
  return <p>{section.text}</p>;
}
