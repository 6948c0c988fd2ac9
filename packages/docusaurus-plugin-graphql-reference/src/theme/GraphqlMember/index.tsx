import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import GraphqlFacts from '@theme/GraphqlFacts';
import GraphqlHeading from '@theme/GraphqlHeading';
import GraphqlName from '@theme/GraphqlName';
import Access from '@theme/GraphqlSection/Access';
import Directives from '@theme/GraphqlSection/Directives';
import List from '@theme/GraphqlSection/List';
import Notice from '@theme/GraphqlSection/Notice';
import GraphqlText from '@theme/GraphqlText';
import GraphqlUnfolded from '@theme/GraphqlUnfolded';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlMember';

/** The text about a member or an argument of it. */
function Words({member}: Props): ReactNode {
  return (
    <>
      {member.deprecation !== undefined && <Notice {...member.deprecation} />}
      <GraphqlText html={member.description} />
      <Access facts={member.contract?.facts ?? []} />
      <List look="errors" items={member.contract?.errors ?? []} />
      {member.history !== undefined && <p className="gql-summary">{member.history}</p>}
      {member.directives.length > 0 && <Directives directives={member.directives} />}
    </>
  );
}

function Argument({member}: Props): ReactNode {
  useBrokenLinks().collectAnchor(member.id);
  return (
    <li id={member.id}>
      <code className="gql-name">
        <GraphqlName name={member.name} />
      </code>
      <GraphqlFacts member={member} />
      <Words member={member} />
    </li>
  );
}

function Arguments({member}: Props): ReactNode {
  return (
    <>
      <p className="gql-label">
        <Translate
          id="theme.graphql.member.argumentsLabel"
          description="Above the arguments of a field"
        >
          Arguments
        </Translate>
      </p>
      <ul
        className="gql-arguments"
        aria-label={translate(
          {
            id: 'theme.graphql.member.arguments',
            message: 'Arguments of {name}',
            description: 'The ARIA label for the arguments of a field',
          },
          {name: member.name},
        )}
      >
        {member.arguments.map((argument) => (
          <Argument key={argument.id} member={argument} />
        ))}
      </ul>
    </>
  );
}

/** A field, argument, input field or enum value, complete. */
export default function GraphqlMember({member}: Props): ReactNode {
  return (
    <section className="gql-member">
      <header>
        <GraphqlHeading as="h3" id={member.id} hash={member.hash} name={member.name}>
          <code>
            <GraphqlName name={member.name} />
          </code>
        </GraphqlHeading>
        <p className="gql-facts">
          <GraphqlFacts member={member} />
        </p>
      </header>
      <Words member={member} />
      {member.arguments.length > 0 && <Arguments member={member} />}
      {member.unfolded && <GraphqlUnfolded unfolded={member.unfolded} isFolded={false} />}
    </section>
  );
}
