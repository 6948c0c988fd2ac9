import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** Says that the schema says nothing. */
export default function Missing({section}: SectionProps<'missing'>): ReactNode {
  return <p className="gql-missing">{section.text}</p>;
}
