import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** Where the format of a scalar is specified. */
export default function SpecifiedBy({
  url,
  isLink,
}: SectionProps<'specifiedBy'>): ReactNode {
  const place = isLink ? (
    <a href={url} rel="noopener noreferrer">
      {url}
    </a>
  ) : (
    <code>{url}</code>
  );
  return (
    <p>
      <Translate
        id="theme.graphql.specifiedBy"
        description="Says where the format of a scalar is specified"
        values={{url: place}}
      >
        {'Specified by {url}'}
      </Translate>
    </p>
  );
}
