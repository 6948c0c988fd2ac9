import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The same page in other states of the schema, and what a reader of an earlier one should know. */
export default function Versions({
  label,
  notice,
  versions,
}: SectionProps<'versions'>): ReactNode {
  const list = (
    <details>
      <summary>{label}</summary>
      <ul>
        {versions.map(({text, href, note}) => (
          <li key={text}>
            <GraphqlLink href={href}>{text}</GraphqlLink>
            {note !== undefined && ` ${note}`}
          </li>
        ))}
      </ul>
    </details>
  );
  if (!notice) return list;
  return (
    <div className="alert alert--warning" data-search-base={notice.searchBase}>
      <p>
        {notice.text}{' '}
        <GraphqlLink href={notice.link.href}>{notice.link.text}</GraphqlLink>
      </p>
      {list}
    </div>
  );
}
