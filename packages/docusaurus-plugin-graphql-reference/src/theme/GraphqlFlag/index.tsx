import Translate from '@docusaurus/Translate';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlFlag';

const TEXTS: Readonly<Record<Props['kind'], ReactNode>> = {
  required: (
    <Translate
      id="theme.graphql.flag.required"
      description="Stands beside an argument or field that a request must give"
    >
      required
    </Translate>
  ),
  deprecated: (
    <Translate
      id="theme.graphql.flag.deprecated"
      description="Stands beside what is deprecated"
    >
      deprecated
    </Translate>
  ),
  breaking: (
    <Translate
      id="theme.graphql.flag.breaking"
      description="Stands beside a change that can make valid requests fail"
    >
      breaking
    </Translate>
  ),
  recursive: (
    <Translate
      id="theme.graphql.flag.recursive"
      description="Stands beside a member of a type that is already shown around it"
    >
      same type as above
    </Translate>
  ),
};

const CLASSES: Partial<Record<Props['kind'], string>> = {
  required: 'gql-required',
  deprecated: 'gql-deprecated',
  breaking: 'gql-deprecated',
};

/** A word beside a name that says something of it at a glance. */
export default function GraphqlFlag({kind}: Props): ReactNode {
  return <span className={clsx('gql-flag', CLASSES[kind])}>{TEXTS[kind]}</span>;
}
