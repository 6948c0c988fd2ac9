import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** Where the format of a scalar is specified. */
export default function SpecifiedBy({
  section: {url, isLink},
}: SectionProps<'specifiedBy'>): ReactNode {
  return (
    <p>
      Specified by{' '}
      {isLink ? (
        <a href={url} rel="noopener noreferrer">
          {url}
        </a>
      ) : (
        <code>{url}</code>
      )}
    </p>
  );
}
