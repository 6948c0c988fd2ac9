import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {referenceSidebar} from 'docusaurus-plugin-graphql-reference/referenceSidebar';
import {reference} from './reference';

const sidebars: SidebarsConfig = {
  tutorialSidebar: ['start', referenceSidebar(reference, __dirname), 'loans', 'branches'],
};

export default sidebars;
