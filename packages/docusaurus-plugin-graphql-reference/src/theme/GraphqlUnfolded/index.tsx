import {interpolate} from '@docusaurus/Interpolate';
import Translate from '@docusaurus/Translate';
import GraphqlBadges from '@theme/GraphqlBadges';
import GraphqlFacts from '@theme/GraphqlFacts';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import Access from '@theme/GraphqlSection/Access';
import Notice from '@theme/GraphqlSection/Notice';
import GraphqlText from '@theme/GraphqlText';
import {Fragment, type ReactNode} from 'react';
import type {Props} from '@theme/GraphqlUnfolded';
import type {MemberInPlace, Rendered} from 'docusaurus-plugin-graphql-reference';

interface MemberProps {
  readonly member: Rendered<MemberInPlace>;
}

function Name(props: {readonly name: string}): ReactNode {
  return (
    <code>
      <GraphqlName {...props} />
    </code>
  );
}

/** The names of a field's arguments in brackets; each leads to its description. */
function Arguments({member}: MemberProps): ReactNode {
  return (
    <span className="gql-signature">
      (
      {member.arguments.map(({name, href, badges}, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <GraphqlLink href={href}>{name}</GraphqlLink>
          <GraphqlBadges badges={badges} />
        </Fragment>
      ))}
      )
    </span>
  );
}

/** The whole description; of a long one the first paragraph is in view. */
function Description({
  of: {name, description},
}: {
  readonly of: Pick<Rendered<MemberInPlace>, 'name' | 'description'>;
}): ReactNode {
  return (
    <>
      <GraphqlText html={description.shown} />
      {description.rest !== '' && (
        <details className="gql-fold">
          <summary>
            <Translate
              id="theme.graphql.unfolded.rest"
              description="Unfolds what a long description says after its first paragraph"
              values={{name: <Name name={name} />}}
            >
              {'More about {name}'}
            </Translate>
          </summary>
          <GraphqlText html={description.rest} />
        </details>
      )}
    </>
  );
}

function Member({member}: MemberProps): ReactNode {
  return (
    <li>
      <GraphqlLink className="gql-name" href={member.href}>
        <GraphqlName name={member.name} />
      </GraphqlLink>
      {member.arguments.length > 0 && <Arguments member={member} />}
      <GraphqlFacts member={member} />
      {member.deprecation !== undefined && <Notice {...member.deprecation} />}
      <Description of={member} />
      <Access facts={member.facts} />
      {member.unfolded && <GraphqlUnfolded unfolded={member.unfolded} isFolded />}
    </li>
  );
}

interface MembersProps extends Pick<Props, 'unfolded'> {
  /** What the members are. */
  readonly label?: string;
}

function Members({unfolded, label}: MembersProps): ReactNode {
  const {members, href, note, texts} = unfolded;
  return (
    <>
      <Description of={unfolded} />
      <GraphqlText html={note} />
      {label !== undefined && <p className="gql-label">{label}</p>}
      <ul className="gql-unfolded">
        {members.map((member) => (
          <Member key={member.name} member={member} />
        ))}
        {texts.more !== '' && (
          <li>
            <GraphqlLink href={href}>{texts.more}</GraphqlLink>
          </li>
        )}
      </ul>
    </>
  );
}

/** The members of a type in place, deeper levels folded; a link where the page has room for none. */
export default function GraphqlUnfolded({unfolded, isFolded}: Props): ReactNode {
  const {name, href, members, texts} = unfolded;
  const count = interpolate(texts.count, {name: <Name name={name} />});
  if (members.length === 0) {
    return (
      <p className="gql-elsewhere">
        <GraphqlLink href={href}>{count}</GraphqlLink>
      </p>
    );
  }
  if (isFolded) {
    return (
      <details className="gql-fold">
        <summary>{count}</summary>
        <Members unfolded={unfolded} />
      </details>
    );
  }
  return <Members unfolded={unfolded} label={texts.label} />;
}
