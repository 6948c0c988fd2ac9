import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** A file, and of an operation a button that copies what it reaches of the schema. */
export default function Download({
  href,
  text,
  copy,
}: SectionProps<'download'>): ReactNode {
  return (
    <p className="gql-download">
      {copy && (
        <>
          <button
            type="button"
            className="button button--outline button--primary button--sm"
            data-sdl={copy.coordinate}
            data-file={href}
          >
            {copy.label}
          </button>
          <span role="status" />
        </>
      )}
      <a href={href} download="">
        {text}
      </a>
    </p>
  );
}
