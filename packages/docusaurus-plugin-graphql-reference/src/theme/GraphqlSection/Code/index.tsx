import GraphqlCode from '@theme/GraphqlCode';
import GraphqlLink from '@theme/GraphqlLink';
import {codeFrame} from 'docusaurus-theme-static-code/codeFrame';
import {frameWords} from 'docusaurus-theme-static-code/frameWords';
import {createElement, Fragment, type ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';
import type {SdlToken} from 'docusaurus-plugin-graphql-reference';

type Block = SectionProps<'code'>['blocks'][number];

function Token({token}: {readonly token: SdlToken}): ReactNode {
  if (typeof token === 'string') return token;
  const className = `hl-${token.kind}`;
  if (token.href === undefined) return <span className={className}>{token.text}</span>;
  // The build checks links to other pages.
  const Link = token.href.startsWith('#') ? 'a' : GraphqlLink;
  return (
    <Link className={className} href={token.href}>
      {token.text}
    </Link>
  );
}

/** A definition has links, so it is not highlighted as other code is. */
function toFrame(block: Block): ReactNode {
  if (block.type === 'code') return <GraphqlCode key={block.caption} {...block} />;
  return codeFrame<ReactNode>(createElement, {
    caption: block.caption,
    boxClass: 'code-frame__box--wrapped',
    words: frameWords(),
    code: (
      <code>
        {block.tokens.map((token, index) => (
          <Token key={index} token={token} />
        ))}
      </code>
    ),
  });
}

/** Code, or a definition as the schema writes it; folded where it is not what the page is about. */
export default function Code({fold, blocks}: SectionProps<'code'>): ReactNode {
  const frames = createElement(Fragment, {}, ...blocks.map(toFrame));
  if (fold === undefined) return frames;
  return (
    <details className="gql-fold">
      <summary>{fold}</summary>
      {frames}
    </details>
  );
}
