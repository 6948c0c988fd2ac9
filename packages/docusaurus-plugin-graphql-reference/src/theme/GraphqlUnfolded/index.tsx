import {interpolate} from '@docusaurus/Interpolate';
import Translate from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import GraphqlAccess from '@theme/GraphqlAccess';
import GraphqlDeprecation from '@theme/GraphqlDeprecation';
import GraphqlFacts from '@theme/GraphqlFacts';
import GraphqlFlag from '@theme/GraphqlFlag';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import GraphqlText from '@theme/GraphqlText';
import {Fragment, type ReactNode} from 'react';
import type {Props} from '@theme/GraphqlUnfolded';
import {textsOf} from './translateTexts';
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

/** The names of a field's arguments in brackets; each leads to all that is said of it. */
function Arguments({member}: MemberProps): ReactNode {
  return (
    <span className="gql-signature">
      (
      {member.arguments.map(({name, href, required, deprecated}, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <GraphqlLink href={href}>{name}</GraphqlLink>
          {required && <GraphqlFlag kind="required" />}
          {deprecated && <GraphqlFlag kind="deprecated" />}
        </Fragment>
      ))}
      )
    </span>
  );
}

/** The whole description; of a long one the first paragraph is in view. */
function Description({member: {name, description}}: MemberProps): ReactNode {
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
      {member.deprecation !== undefined && (
        <GraphqlDeprecation html={member.deprecation} />
      )}
      <Description member={member} />
      {member.access && <GraphqlAccess {...member.access} />}
      {member.unfolded && <GraphqlUnfolded unfolded={member.unfolded} isFolded />}
    </li>
  );
}

type UnfoldedProps = Pick<Props, 'unfolded'>;

/** Leads to the members that the page has no room for. */
function More({unfolded: {kind, name, href, omitted}}: UnfoldedProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const more = selectMessage(omitted, textsOf(kind).more({count: omitted, name}));
  return <GraphqlLink href={href}>{more}</GraphqlLink>;
}

function Members({unfolded}: UnfoldedProps): ReactNode {
  return (
    <ul className="gql-unfolded">
      {unfolded.members.map((member) => (
        <Member key={member.name} member={member} />
      ))}
      {unfolded.omitted > 0 && (
        <li>
          <More unfolded={unfolded} />
        </li>
      )}
    </ul>
  );
}

/** What a type has, counted: all that is said of one that the page has no room for. */
function Count({unfolded: {kind, name, members, omitted}}: UnfoldedProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = members.length + omitted;
  const text = selectMessage(count, textsOf(kind).count({count, name: '{name}'}));
  return interpolate(text, {name: <Name name={name} />});
}

function Elsewhere({unfolded}: UnfoldedProps): ReactNode {
  return (
    <p className="gql-elsewhere">
      <GraphqlLink href={unfolded.href}>
        <Count unfolded={unfolded} />
      </GraphqlLink>
    </p>
  );
}

function Folded({unfolded}: UnfoldedProps): ReactNode {
  return (
    <details className="gql-fold">
      <summary>
        <Count unfolded={unfolded} />
      </summary>
      <Members unfolded={unfolded} />
    </details>
  );
}

/** The members of a type in place, deeper levels folded. */
export default function GraphqlUnfolded({unfolded, isFolded}: Props): ReactNode {
  if (unfolded.members.length === 0) return <Elsewhere unfolded={unfolded} />;
  if (isFolded) return <Folded unfolded={unfolded} />;
  return (
    <>
      <p className="gql-label">{textsOf(unfolded.kind).label()}</p>
      <Members unfolded={unfolded} />
    </>
  );
}
