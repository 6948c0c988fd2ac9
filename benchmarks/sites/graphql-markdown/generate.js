// What `docusaurus graphql-to-doc --force` does, as a program: node generate.js <schema>
async function generate(schema) {
  const {buildConfig, generateDocFromSchema} = await import('@graphql-markdown/core');
  const config = await buildConfig(
    {
      schema,
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
}

generate(process.argv[2]);
