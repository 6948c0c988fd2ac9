import type {Options} from 'docusaurus-plugin-graphql-reference';
import {settings} from './settings';

export const reference: Options = {
  schema: 'schema/*.graphql',
  routeBasePath: 'docs/graphql',
  docsSidebar: {sidebar: 'tutorialSidebar'},
  ...(settings.editUrl !== undefined && {editUrl: settings.editUrl}),
  groupBy: 'file',
  groupLabels: {catalogue: 'Catalogue', loans: 'Loans', branches: 'Branches'},
};
