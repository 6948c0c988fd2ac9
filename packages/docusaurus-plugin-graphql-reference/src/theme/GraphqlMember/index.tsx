import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import GraphqlDirectives from '@theme/GraphqlDirectives';
import GraphqlFlag from '@theme/GraphqlFlag';
import GraphqlHeading from '@theme/GraphqlHeading';
import GraphqlText from '@theme/GraphqlText';
import GraphqlTypeReference from '@theme/GraphqlTypeReference';
import GraphqlUnfolded from '@theme/GraphqlUnfolded';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlMember';
import type {Member} from 'docusaurus-plugin-graphql-reference';

function Facts({member}: {readonly member: Member}): ReactNode {
  return (
    <>
      {member.type && <GraphqlTypeReference type={member.type} />}
      {member.defaultValue !== undefined && (
        <>
          {' = '}
          <code className="gql-default">{member.defaultValue}</code>
        </>
      )}
      {member.required && <GraphqlFlag kind="required" />}
      {member.deprecation !== undefined && <GraphqlFlag kind="deprecated" />}
    </>
  );
}

function Argument({argument}: {readonly argument: Member}): ReactNode {
  useBrokenLinks().collectAnchor(argument.id);
  return (
    <li id={argument.id}>
      <code className="gql-name">{argument.name}</code> <Facts member={argument} />
      <Deprecation html={argument.deprecation} />
      <GraphqlText html={argument.description} />
      {argument.directives.length > 0 && (
        <GraphqlDirectives directives={argument.directives} />
      )}
    </li>
  );
}

function Deprecation({html}: {readonly html: string | undefined}): ReactNode {
  return html === undefined ? null : (
    <div className="gql-warning">
      <strong>
        <Translate
          id="theme.graphql.deprecation"
          description="Stands before the reason of a deprecation"
        >
          Deprecated.
        </Translate>
      </strong>{' '}
      <GraphqlText html={html} />
    </div>
  );
}

/** A field, argument, input field or enum value, complete. */
export default function GraphqlMember({member}: Props): ReactNode {
  return (
    <section className="gql-member">
      <GraphqlHeading as="h3" id={member.id} hash={member.hash} name={member.name}>
        <code>{member.name}</code>
      </GraphqlHeading>
      <p className="gql-facts">
        <Facts member={member} />
      </p>
      <Deprecation html={member.deprecation} />
      <GraphqlText html={member.description} />
      {member.directives.length > 0 && (
        <GraphqlDirectives directives={member.directives} />
      )}
      {member.arguments.length > 0 && (
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
            <Argument key={argument.id} argument={argument} />
          ))}
        </ul>
      )}
      {member.unfolded && <GraphqlUnfolded unfolded={member.unfolded} isFolded={false} />}
    </section>
  );
}
