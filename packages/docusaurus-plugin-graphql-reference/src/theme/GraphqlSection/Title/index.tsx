import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The main heading, with what kind of thing the page is about above it. */
export default function Title({
  section: {text, label},
}: SectionProps<'title'>): ReactNode {
  if (label === undefined) return <h1>{text}</h1>;
  return (
    <header>
      <p className="gql-kind">{label}</p>
      <h1>{text}</h1>
    </header>
  );
}
