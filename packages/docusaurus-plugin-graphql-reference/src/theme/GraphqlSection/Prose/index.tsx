import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** A text, or a statement that the schema has none. */
export default function Prose({
  paragraph,
  isMissing,
  text,
}: SectionProps<'prose'>): ReactNode {
  return (
    <>
      {paragraph !== undefined && (
        <p className={isMissing ? 'gql-missing' : undefined}>{paragraph}</p>
      )}
      {text !== undefined && <GraphqlText html={text} />}
    </>
  );
}
