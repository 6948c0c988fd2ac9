import GraphqlCode from '@theme/GraphqlCode';
import GraphqlGuide from '@theme/GraphqlGuide';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlText from '@theme/GraphqlText';
import {codeTabs} from 'docusaurus-theme-static-code/codeTabs';
import {createElement, type ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';
import type {Rendered, RequestSize} from 'docusaurus-plugin-graphql-reference';

/** Tabs of guides with this `groupId` and the same values show what is chosen here. */
const GROUP = 'language';

/** The ways to send a request behind tabs, or the only one without. */
function tabsOf({id, tabs}: Rendered<RequestSize>, label: string): ReactNode {
  const [only, ...others] = tabs.map(({codes, ...tab}) => ({
    ...tab,
    content: codes.map((code) => <GraphqlCode key={code.caption} {...code} />),
  }));
  if (only && others.length === 0) return createElement('div', {}, ...only.content);
  return codeTabs<ReactNode>(createElement, {
    id: `request-${id}`,
    label,
    group: GROUP,
    tabs: only ? [only, ...others] : [],
  });
}

/** The choice between two sizes; the stylesheet shows the one that is checked. */
function Sizes({
  label,
  sizes,
}: {
  readonly label: string;
  readonly sizes: readonly Rendered<RequestSize>[];
}): ReactNode {
  return (
    <div className="gql-sizes" role="radiogroup" aria-label={label}>
      {sizes.map(({id, label: text}, index) => (
        <label key={id}>
          <input
            type="radio"
            name="request-size"
            value={id}
            data-picks={id}
            defaultChecked={index === 0}
          />
          {text}
        </label>
      ))}
    </div>
  );
}

/** The request for an operation in two sizes and several languages, and its response. */
export default function Request({
  labels,
  tokenGuide,
  sizes,
}: SectionProps<'request'>): ReactNode {
  return (
    <>
      {sizes.length > 1 && <Sizes label={labels.sizes} sizes={sizes} />}
      <GraphqlGuide guide={tokenGuide} />
      {sizes.map((size) => (
        <div key={size.id} className="gql-size" data-size={size.id}>
          {sizes.length > 1 && <p className="gql-label">{size.label}</p>}
          {size.source && (
            <p className="gql-summary">
              {size.source.label}{' '}
              <GraphqlLink href={size.source.link.href}>
                {size.source.link.text}
              </GraphqlLink>
            </p>
          )}
          {tabsOf(size, labels.tabs)}
          <GraphqlCode {...size.response} />
          {size.next !== undefined && <GraphqlText html={size.next} />}
        </div>
      ))}
    </>
  );
}
