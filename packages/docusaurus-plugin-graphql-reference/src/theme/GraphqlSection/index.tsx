import Access from '@theme/GraphqlSection/Access';
import Changes from '@theme/GraphqlSection/Changes';
import Code from '@theme/GraphqlSection/Code';
import Definition from '@theme/GraphqlSection/Definition';
import Deprecation from '@theme/GraphqlSection/Deprecation';
import Differences from '@theme/GraphqlSection/Differences';
import Directives from '@theme/GraphqlSection/Directives';
import Download from '@theme/GraphqlSection/Download';
import Entries from '@theme/GraphqlSection/Entries';
import Errors from '@theme/GraphqlSection/Errors';
import Group from '@theme/GraphqlSection/Group';
import Kinds from '@theme/GraphqlSection/Kinds';
import Members from '@theme/GraphqlSection/Members';
import Missing from '@theme/GraphqlSection/Missing';
import Names from '@theme/GraphqlSection/Names';
import OneOf from '@theme/GraphqlSection/OneOf';
import Paragraph from '@theme/GraphqlSection/Paragraph';
import PartLinks from '@theme/GraphqlSection/PartLinks';
import Parts from '@theme/GraphqlSection/Parts';
import Request from '@theme/GraphqlSection/Request';
import Returns from '@theme/GraphqlSection/Returns';
import Siblings from '@theme/GraphqlSection/Siblings';
import SpecifiedBy from '@theme/GraphqlSection/SpecifiedBy';
import Text from '@theme/GraphqlSection/Text';
import Title from '@theme/GraphqlSection/Title';
import Types from '@theme/GraphqlSection/Types';
import Usages from '@theme/GraphqlSection/Usages';
import Ways from '@theme/GraphqlSection/Ways';
import type {ComponentType, ReactNode} from 'react';
import type {Props} from '@theme/GraphqlSection';
import type {SectionKind} from 'docusaurus-plugin-graphql-reference';

const COMPONENTS: Readonly<Record<SectionKind, ComponentType<never>>> = {
  access: Access,
  changes: Changes,
  code: Code,
  definition: Definition,
  deprecation: Deprecation,
  differences: Differences,
  directives: Directives,
  download: Download,
  entries: Entries,
  errors: Errors,
  group: Group,
  kinds: Kinds,
  members: Members,
  missing: Missing,
  names: Names,
  oneOf: OneOf,
  paragraph: Paragraph,
  partLinks: PartLinks,
  parts: Parts,
  request: Request,
  returns: Returns,
  siblings: Siblings,
  specifiedBy: SpecifiedBy,
  text: Text,
  title: Title,
  types: Types,
  usages: Usages,
  ways: Ways,
};

/** A part of a page, printed by the component of its kind. */
export default function GraphqlSection({section}: Props): ReactNode {
  // The component of a kind takes the sections of that kind.
  const Component = COMPONENTS[section.kind] as ComponentType<Props>;
  return <Component section={section} />;
}
