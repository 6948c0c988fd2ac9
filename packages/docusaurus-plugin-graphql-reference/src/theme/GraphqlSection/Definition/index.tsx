import GraphqlSdl from '@theme/GraphqlSdl';
import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The definition as the schema writes it. */
export default function Definition({
  section: {heading, label, tokens},
}: SectionProps<'definition'>): ReactNode {
  const sdl = <GraphqlSdl tokens={tokens} label={label} />;
  return heading ? <HeadedSection heading={heading}>{sdl}</HeadedSection> : sdl;
}
