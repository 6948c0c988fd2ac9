import {translate} from '@docusaurus/Translate';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlFlag';

/** `docusaurus write-translations` finds these calls in the source, so each text is written out. */
const TEXTS: Readonly<Record<Props['kind'], () => string>> = {
  required: () =>
    translate({
      id: 'theme.graphql.flag.required',
      message: 'required',
      description: 'Beside an argument or field that a request must give',
    }),
  deprecated: () =>
    translate({
      id: 'theme.graphql.flag.deprecated',
      message: 'deprecated',
      description: 'Next to a deprecated name',
    }),
  breaking: () =>
    translate({
      id: 'theme.graphql.flag.breaking',
      message: 'breaking',
      description: 'Beside a change that can make valid requests fail',
    }),
  recursive: () =>
    translate({
      id: 'theme.graphql.flag.recursive',
      message: 'same type as above',
      description: 'Beside a member of a type that is already shown around it',
    }),
};

const CLASSES: Partial<Record<Props['kind'], string>> = {
  required: 'gql-required',
  deprecated: 'gql-deprecated',
  breaking: 'gql-deprecated',
};

/** A word beside a name that describes it at a glance. */
export default function GraphqlFlag({kind}: Props): ReactNode {
  return <span className={clsx('gql-flag', CLASSES[kind])}>{TEXTS[kind]()}</span>;
}
