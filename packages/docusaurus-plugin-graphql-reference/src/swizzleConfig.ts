import type {SwizzleConfig} from '@docusaurus/types';

/** What each component shows. All of them get complete props and print them. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  GraphqlAccess: 'Who may call an operation, and how often.',
  GraphqlCode: 'Highlighted code in a frame.',
  GraphqlCopyPage: 'The link beside the title that copies the Markdown of the page.',
  GraphqlDeprecation: 'A warning that something is deprecated, with the reason.',
  GraphqlDirectives: 'The directives applied to an element, each with its arguments.',
  GraphqlErrors: 'Error codes, each with when it is returned and what to do.',
  GraphqlFacts: 'What follows the name of a member: type, default, flags.',
  GraphqlFlag: 'A word beside a name: required, deprecated, shown above.',
  GraphqlGuide: 'A link to the guide that tells of a type.',
  GraphqlHeading: 'A heading with a link to itself.',
  GraphqlLink: 'A link of a page, a plain anchor that the build checks.',
  GraphqlMember: 'A field, an argument or a value with all that is known of it.',
  'DocSidebarItem/Category':
    'A category of the sidebar, which stays open or closed as the reader leaves it.',
  'DocSidebarItem/Link': 'A link of the sidebar, its whole label shown.',
  ContentVisibility:
    'What is above the title of a post or a page of Markdown, with the link that copies it.',
  DocVersionBadge: 'The version of a page, with the link that copies the page.',
  'Layout/Provider':
    'What is around every page, with a link to the Markdown of the page in its head.',
  GraphqlArticle: 'The content of every page: its sections, one after the other.',
  GraphqlName: 'A name that may break between its words.',
  GraphqlNameLink: 'A name of the schema in a list, a link where it leads somewhere.',
  GraphqlNameLinks: 'Names of the schema in a row.',
  GraphqlNameRows: 'Names of the schema in a table, a row for what they have in common.',
  GraphqlPartLinks: 'The way from one page of a long list to the others.',
  GraphqlSdl: 'A definition in the schema definition language, its names links.',
  GraphqlSection: 'A section of a page, drawn by the component of its kind.',
  GraphqlText: 'A rendered description.',
  GraphqlTypeReference: 'A type as written at its use.',
  GraphqlUnfolded: 'The members of a type where it is used.',
  GraphqlUsages: 'Where a type is used.',
};

/** What of the theme may be wrapped or ejected, for `docusaurus swizzle`. */
export const swizzleConfig: SwizzleConfig = {
  components: Object.fromEntries(
    Object.entries(DESCRIPTIONS).map(([name, description]) => [
      name,
      {actions: {wrap: 'safe', eject: 'safe'}, description},
    ]),
  ),
};
