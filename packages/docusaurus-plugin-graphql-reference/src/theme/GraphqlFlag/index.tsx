import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlFlag';

/** A word beside a name that says something of it at a glance. */
export default function GraphqlFlag({kind}: Props): ReactNode {
  switch (kind) {
    case 'required':
      return (
        <span className="gql-flag gql-required">
          <Translate
            id="theme.graphql.flag.required"
            description="Stands beside an argument or field that a request must give"
          >
            required
          </Translate>
        </span>
      );
    case 'deprecated':
      return (
        <span className="gql-flag gql-deprecated">
          <Translate
            id="theme.graphql.flag.deprecated"
            description="Stands beside what is deprecated"
          >
            deprecated
          </Translate>
        </span>
      );
    case 'breaking':
      return (
        <span className="gql-flag gql-deprecated">
          <Translate
            id="theme.graphql.flag.breaking"
            description="Stands beside a change that can make valid requests fail"
          >
            breaking
          </Translate>
        </span>
      );
    case 'recursive':
      return (
        <span className="gql-flag">
          <Translate
            id="theme.graphql.flag.recursive"
            description="Stands beside a member of a type that is already shown around it"
          >
            same type as above
          </Translate>
        </span>
      );
    default:
      return kind satisfies never;
  }
}
