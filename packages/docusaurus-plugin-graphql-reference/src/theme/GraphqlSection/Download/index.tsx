import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The schema as a file, and of an operation a button that copies what it reaches. */
export default function Download({
  href,
  label,
  copy,
}: SectionProps<'download'>): ReactNode {
  return (
    <p className="gql-download">
      {copy && (
        <>
          <button type="button" data-sdl={copy.coordinate} data-file={href}>
            {copy.label}
          </button>
          <span role="status" />
        </>
      )}
      <a href={href} download="">
        {label}
      </a>
    </p>
  );
}
