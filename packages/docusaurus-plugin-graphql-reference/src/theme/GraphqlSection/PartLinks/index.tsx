import GraphqlPartLinks from '@theme/GraphqlPartLinks';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The way from one page of a list to the others. */
export default function PartLinks({
  section: {label, links},
}: SectionProps<'partLinks'>): ReactNode {
  return <GraphqlPartLinks label={label} links={links} />;
}
