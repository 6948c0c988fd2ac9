import GraphqlNameLinks from '@theme/GraphqlNameLinks';
import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import {codeFrame} from 'docusaurus-theme-static-code/codeFrame';
import {frameWords} from 'docusaurus-theme-static-code/frameWords';
import {createElement, Fragment, type ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The operations that lead to a type or take it, and of the first what to send. */
export default function Ways({
  section: {heading, label, links, summary, codes},
}: SectionProps<'ways'>): ReactNode {
  return (
    <HeadedSection heading={heading}>
      <GraphqlNameLinks names={links} className="gql-links gql-ways" aria-label={label} />
      {codes.length > 0 && (
        <details className="gql-fold">
          <summary>{summary}</summary>
          {codes.map(({caption, html}) => (
            <Fragment key={caption}>
              {codeFrame<ReactNode>(createElement, {
                caption,
                name: caption,
                boxClass: 'code-frame__box--wrapped',
                words: frameWords(),
                code: <code dangerouslySetInnerHTML={{__html: html}} />,
              })}
            </Fragment>
          ))}
        </details>
      )}
    </HeadedSection>
  );
}
