import type {Options} from 'docusaurus-plugin-graphql-reference';

/** The GraphQL reference: which schema it is made from and how it is divided. */
export const reference: Options = {
  // Replace the files in site/schema by your own, or name others here.
  schema: 'schema/*.graphql',
  routeBasePath: 'docs/graphql',
  docsSidebar: {sidebar: 'tutorialSidebar'},
  leastDescribed: 100,
  // A domain is a file of the schema. These are their labels, in the order they are shown.
  groupBy: 'file',
  groupLabels: {},
};
