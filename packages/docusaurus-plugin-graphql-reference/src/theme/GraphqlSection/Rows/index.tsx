import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import GraphqlNameLink from '@theme/GraphqlNameLink';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

type Section = SectionProps<'rows'>;

interface RowProps {
  readonly row: Section['rows'][number];
  readonly are: Section['are'];
}

function Item({
  link,
  are,
}: {
  readonly link: RowProps['row']['links'][number];
  readonly are: Section['are'];
}): ReactNode {
  if (are === 'names') return <GraphqlNameLink {...link} />;
  // The build checks links to pages only.
  const Link = are === 'files' ? 'a' : GraphqlLink;
  return (
    <Link href={link.href ?? ''} aria-current={link.isCurrent ? 'page' : undefined}>
      <GraphqlName name={link.text} />
    </Link>
  );
}

/** Links on one line where they fit. */
function Links({row: {label, links, more}, are}: RowProps): ReactNode {
  return (
    <ul className="gql-links" aria-label={label || undefined}>
      {links.map((link) => (
        <li key={`${link.text} ${link.href}`}>
          <Item link={link} are={are} />
        </li>
      ))}
      {more && (
        <li>
          <GraphqlLink href={more.href}>{more.text}</GraphqlLink>
        </li>
      )}
    </ul>
  );
}

function Label({row: {label}}: Pick<RowProps, 'row'>): ReactNode {
  return label !== '' && <p className="gql-label">{label}</p>;
}

/** One row with its label beside or above it, as the stylesheet decides. */
function toRow(look: Section['look'], {row, are}: RowProps): ReactNode {
  const links = <Links row={row} are={are} />;
  switch (look) {
    case 'names':
      return links;
    case 'line':
      return (
        <div className="gql-siblings">
          <Label row={row} />
          {links}
        </div>
      );
    case 'contents':
      return (
        <nav
          className="gql-siblings gql-on-page"
          aria-label={row.label}
          data-search-ignore=""
        >
          <Label row={row} />
          {links}
        </nav>
      );
    case 'pages':
      return (
        <nav className="gql-parts" aria-label={row.label}>
          <Label row={row} />
          {links}
        </nav>
      );
    case 'groups':
      return (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>{links}</dd>
        </div>
      );
    case 'table':
      return (
        <tr key={row.label}>
          <th scope="row">{row.label}</th>
          <td>{links}</td>
        </tr>
      );
    default:
      return look satisfies never;
  }
}

/** Links of pages, names or files, each row with what its links have in common. */
export default function Rows({look, are, rows, fold}: Section): ReactNode {
  const [first] = rows;
  // A table of one row without a label is but its links.
  const shown = look === 'table' && first?.label === '' ? 'names' : look;
  const content = rows.map((row) => toRow(shown, {row, are}));
  if (shown === 'groups') return <dl className="gql-group">{content}</dl>;
  if (shown === 'table')
    return (
      <table className="gql-rows">
        <tbody>{content}</tbody>
      </table>
    );
  if (fold === undefined) return content;
  return (
    <details className="gql-fold">
      <summary>{fold}</summary>
      {content}
    </details>
  );
}
