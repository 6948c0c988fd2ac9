import GraphqlAccess from '@theme/GraphqlAccess';
import GraphqlDeprecation from '@theme/GraphqlDeprecation';
import GraphqlDirectives from '@theme/GraphqlDirectives';
import GraphqlGuide from '@theme/GraphqlGuide';
import GraphqlHeading from '@theme/GraphqlHeading';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlNameLinks from '@theme/GraphqlNameLinks';
import GraphqlNameRows from '@theme/GraphqlNameRows';
import GraphqlPartLinks from '@theme/GraphqlPartLinks';
import Changes from '@theme/GraphqlSection/Changes';
import Code from '@theme/GraphqlSection/Code';
import Definition from '@theme/GraphqlSection/Definition';
import Download from '@theme/GraphqlSection/Download';
import Entries from '@theme/GraphqlSection/Entries';
import Errors from '@theme/GraphqlSection/Errors';
import Group from '@theme/GraphqlSection/Group';
import Kinds from '@theme/GraphqlSection/Kinds';
import Members from '@theme/GraphqlSection/Members';
import Request from '@theme/GraphqlSection/Request';
import Title from '@theme/GraphqlSection/Title';
import Types from '@theme/GraphqlSection/Types';
import Versions from '@theme/GraphqlSection/Versions';
import Ways from '@theme/GraphqlSection/Ways';
import GraphqlText from '@theme/GraphqlText';
import GraphqlTypeReference from '@theme/GraphqlTypeReference';
import GraphqlUnfolded from '@theme/GraphqlUnfolded';
import GraphqlUsages from '@theme/GraphqlUsages';
import {type ComponentType, type ReactNode, useId} from 'react';
import type {Props, SectionProps} from '@theme/GraphqlSection';
import type {SectionKind} from 'docusaurus-plugin-graphql-reference';

/** Links on one line where they fit, below what they are. The build checks links to pages only. */
function Links({are, label, links}: SectionProps<'links'>): ReactNode {
  const id = useId();
  const Link = are === 'files' ? 'a' : GraphqlLink;
  const list =
    are === 'names' ? (
      <GraphqlNameLinks names={links} aria-labelledby={id} />
    ) : (
      <ul className="gql-links" aria-labelledby={id}>
        {links.map(({text, href}) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    );
  return (
    <div className="gql-siblings">
      <p id={id} className="gql-label">
        {label}
      </p>
      {list}
    </div>
  );
}

/** What an operation returns, its members in place. */
function Returns({type, guide, unfolded}: SectionProps<'returns'>): ReactNode {
  return (
    <>
      <p className="gql-facts">
        <GraphqlTypeReference type={type} />
        <GraphqlGuide guide={guide} />
      </p>
      {unfolded && <GraphqlUnfolded unfolded={unfolded} isFolded={false} />}
    </>
  );
}

const COMPONENTS: Readonly<Record<SectionKind, ComponentType<never>>> = {
  access: GraphqlAccess,
  changes: Changes,
  code: Code,
  definition: Definition,
  deprecation: (props: SectionProps<'deprecation'>) => (
    <GraphqlDeprecation {...props} isOfPage />
  ),
  differences: GraphqlNameRows,
  directives: GraphqlDirectives,
  download: Download,
  entries: Entries,
  errors: Errors,
  group: Group,
  kinds: Kinds,
  links: Links,
  members: Members,
  missing: ({text}: SectionProps<'missing'>) => <p className="gql-missing">{text}</p>,
  names: ({names}: SectionProps<'names'>) => <GraphqlNameLinks names={names} />,
  paragraph: ({text}: SectionProps<'paragraph'>) => <p>{text}</p>,
  partLinks: GraphqlPartLinks,
  request: Request,
  returns: Returns,
  text: ({text}: SectionProps<'text'>) => <GraphqlText html={text} />,
  title: Title,
  types: Types,
  usages: ({heading, groups}: SectionProps<'usages'>) => (
    <GraphqlUsages as={heading ? 'h3' : 'h2'} groups={groups} />
  ),
  versions: Versions,
  ways: Ways,
};

/** A part of a page, printed by the component of its kind, under its heading if it has one. */
export default function GraphqlSection({section}: Props): ReactNode {
  // The component of a kind takes the sections of that kind.
  const Component = COMPONENTS[section.kind] as ComponentType<Props['section']>;
  const content = <Component {...section} />;
  const heading = 'heading' in section ? section.heading : undefined;
  if (!heading) return content;
  const {text, ...anchor} = heading;
  const isRequest = section.kind === 'request';
  return (
    <section className={isRequest ? 'gql-request' : undefined}>
      <GraphqlHeading as="h2" {...anchor} name={text} isFixed={isRequest}>
        {text}
      </GraphqlHeading>
      {content}
    </section>
  );
}
