import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlSdl';
import type {SdlToken} from 'graphql-api-model';

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
  return (
    <figure className="code-frame">
      <figcaption className="code-frame__caption">{label}</figcaption>
      <button type="button" className="code-frame__button" data-copy="">
        Copy
      </button>
      <pre
        className="code-frame__box gql-sdl"
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <code>
          {tokens.map((token, index) => (
            <Token key={index} token={token} />
          ))}
        </code>
      </pre>
    </figure>
  );
}
