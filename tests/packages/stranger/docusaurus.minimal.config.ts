import classic from './docusaurus.config';

// What the readme promises: this, and nothing else.
export default {
  ...classic,
  plugins: [['docusaurus-plugin-graphql-reference', {schema: 'schema.graphql'}]],
};
