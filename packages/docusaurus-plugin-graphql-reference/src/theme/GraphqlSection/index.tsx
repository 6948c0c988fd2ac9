import GraphqlHeading from '@theme/GraphqlHeading';
import GraphqlLink from '@theme/GraphqlLink';
import Access from '@theme/GraphqlSection/Access';
import Changes from '@theme/GraphqlSection/Changes';
import Code from '@theme/GraphqlSection/Code';
import Directives from '@theme/GraphqlSection/Directives';
import Download from '@theme/GraphqlSection/Download';
import List from '@theme/GraphqlSection/List';
import Members from '@theme/GraphqlSection/Members';
import Notice from '@theme/GraphqlSection/Notice';
import Prose from '@theme/GraphqlSection/Prose';
import Request from '@theme/GraphqlSection/Request';
import Returns from '@theme/GraphqlSection/Returns';
import Rows from '@theme/GraphqlSection/Rows';
import Title from '@theme/GraphqlSection/Title';
import GraphqlText from '@theme/GraphqlText';
import {clsx} from 'clsx';
import type {ComponentType, ReactNode} from 'react';
import type {Props} from '@theme/GraphqlSection';
import type {SectionKind} from 'docusaurus-plugin-graphql-reference';

const COMPONENTS: Readonly<Record<SectionKind, ComponentType<never>>> = {
  access: Access,
  changes: Changes,
  code: Code,
  directives: Directives,
  download: Download,
  list: List,
  members: Members,
  notice: Notice,
  prose: Prose,
  request: Request,
  returns: Returns,
  rows: Rows,
  title: Title,
};

/** A part of a page, printed by the component of its kind, under its heading and its label if it has them. */
export default function GraphqlSection({section}: Props): ReactNode {
  const {kind, heading, label, note, more} = section;
  // The component of a kind takes the sections of that kind.
  const Component = COMPONENTS[kind] as ComponentType<Props['section']>;
  const content = (
    <>
      {label !== undefined && <p className="gql-label">{label}</p>}
      {note !== undefined && <GraphqlText html={note} />}
      <Component {...section} />
      {more && (
        <p>
          <GraphqlLink href={more.href}>{more.text}</GraphqlLink>
        </p>
      )}
    </>
  );
  if (!heading) return content;
  const {text, level = 2, count, ...anchor} = heading;
  const isRequest = kind === 'request';
  return (
    <section
      className={clsx(isRequest && 'gql-request', level === 3 && 'gql-used') || undefined}
    >
      <GraphqlHeading as={`h${level}`} {...anchor} name={text} isFixed={isRequest}>
        {count === undefined ? text : `${text} (${count})`}
      </GraphqlHeading>
      {content}
    </section>
  );
}
