// What `docusaurus graphql-to-doc --force` does, as a program: node generate.mjs <schema>
import {buildConfig, generateDocFromSchema} from '@graphql-markdown/core';

const config = await buildConfig(
  {
    schema: process.argv[2],
    rootPath: './docs',
    baseURL: 'graphql',
    linkRoot: '/docs',
    homepage: './home/index.mdx',
    loaders: {GraphQLFileLoader: '@graphql-tools/graphql-file-loader'},
    docOptions: {index: false},
  },
  {force: true},
);
await generateDocFromSchema({
  ...config,
  loggerModule: '@docusaurus/logger',
  formatter: '@graphql-markdown/docusaurus/mdx',
});
