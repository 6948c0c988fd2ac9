import GraphqlLink from '@theme/GraphqlLink';
import {codeFrame} from 'docusaurus-theme-static-code/codeFrame';
import {frameWords} from 'docusaurus-theme-static-code/frameWords';
import {createElement, type ReactNode} from 'react';
import type {Props} from '@theme/GraphqlSdl';
import type {SdlToken} from 'docusaurus-plugin-graphql-reference';

function Token({token}: {readonly token: SdlToken}): ReactNode {
  if (typeof token === 'string') return token;
  const className = `hl-${token.kind}`;
  if (token.href === undefined) return <span className={className}>{token.text}</span>;
  return token.href.startsWith('#') ? (
    <a className={className} href={token.href}>
      {token.text}
    </a>
  ) : (
    <GraphqlLink className={className} href={token.href}>
      {token.text}
    </GraphqlLink>
  );
}

/** A definition in the schema definition language, its names links; framed as code is. */
export default function GraphqlSdl({tokens, label}: Props): ReactNode {
  return codeFrame<ReactNode>(createElement, {
    caption: label,
    boxClass: 'code-frame__box--wrapped',
    words: frameWords(),
    code: (
      <code>
        {tokens.map((token, index) => (
          <Token key={index} token={token} />
        ))}
      </code>
    ),
  });
}
