import Translate from '@docusaurus/Translate';
import GraphqlSdl from '@theme/GraphqlSdl';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The definition as the schema writes it; under a heading it repeats the page, so it is folded. */
export default function Definition({
  heading,
  label,
  tokens,
}: SectionProps<'definition'>): ReactNode {
  const sdl = <GraphqlSdl tokens={tokens} label={label} />;
  if (!heading) return sdl;
  return (
    <details className="gql-fold">
      <summary>
        <Translate
          id="theme.graphql.definition.show"
          description="Unfolds the definition of a type"
        >
          SDL definition
        </Translate>
      </summary>
      {sdl}
    </details>
  );
}
