import GraphqlBadges from '@theme/GraphqlBadges';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import GraphqlNameLink from '@theme/GraphqlNameLink';
import GraphqlText from '@theme/GraphqlText';
import {clsx} from 'clsx';
import {Fragment, type ReactNode} from 'react';
import type {Props} from '@theme/GraphqlSection/List';

type Item = Props['items'][number];

/** The name of an item; elements that name the one above are in code, as in rows. */
function Name({item, look}: {readonly item: Item; readonly look: Props['look']}) {
  const {text, href, badges} = item;
  if (look === 'uses') return <GraphqlNameLink {...item} />;
  const className = look === 'links' || look === 'cards' ? undefined : 'gql-name';
  return (
    <>
      {href === undefined ? (
        <span className={className}>{text}</span>
      ) : (
        <GraphqlLink className={className} href={href}>
          <GraphqlName name={text} />
        </GraphqlLink>
      )}
      <GraphqlBadges badges={badges} />
    </>
  );
}

/** Links below an item, behind what they are if that has a name. */
function Links({label, links}: NonNullable<Item['rows']>[number]): ReactNode {
  const anchors = links.map(({text, href = ''}) => (
    <GraphqlLink key={href} href={href}>
      <GraphqlName name={text} />
    </GraphqlLink>
  ));
  if (label === '')
    return (
      <ul className="gql-links">
        {anchors.map((anchor) => (
          <li key={anchor.key}>{anchor}</li>
        ))}
      </ul>
    );
  return (
    <p className="gql-text">
      {label}:
      {anchors.map((anchor, index) => (
        <Fragment key={anchor.key}>
          {index === 0 ? ' ' : ', '}
          {anchor}
        </Fragment>
      ))}
    </p>
  );
}

/** Names below each other, each with what there is to know about it. */
export default function List({look, items, label, fold}: Props): ReactNode {
  if (items.length === 0) return null;
  const list = (
    <ul className={clsx('gql-list', `gql-list--${look}`)} aria-label={label}>
      {items.map((item) => (
        <li key={`${item.text} ${item.href}`}>
          <Name item={item} look={look} />
          {item.count !== undefined && <span className="gql-count">{item.count}</span>}
          {item.note !== undefined && <span className="gql-count">{item.note}</span>}
          {item.summary && <div className="gql-summary">{item.summary}</div>}
          {item.texts?.map((text) => (
            <GraphqlText key={text} html={text} />
          ))}
          {item.advice !== undefined && (
            <div className="gql-summary">
              <GraphqlText html={item.advice} />
            </div>
          )}
          {item.rows?.map((row) => (
            <Links key={row.label} {...row} />
          ))}
          {item.helpers && (
            <List look={look} items={item.helpers.items} fold={item.helpers.label} />
          )}
        </li>
      ))}
    </ul>
  );
  if (fold === undefined) return list;
  return (
    <details className="gql-fold">
      <summary>{fold}</summary>
      {list}
    </details>
  );
}
