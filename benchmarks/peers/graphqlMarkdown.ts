import {cp, mkdir, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {runMeasured} from '../measure/runMeasured';
import type {Peer, PeerRequest, PeerStep} from './peer';

const SITE_FILES = fileURLToPath(new URL('graphql-markdown', import.meta.url));

/** graphql-markdown writes a page per operation and type, which Docusaurus then builds. */
export const graphqlMarkdown: Peer = {
  name: 'graphql-markdown',
  dependencies: {
    '@docusaurus/core': '3.9.2',
    '@docusaurus/faster': '3.9.2',
    '@docusaurus/preset-classic': '3.9.2',
    '@graphql-markdown/cli': '1.0.0',
    '@graphql-markdown/core': '1.21.0',
    '@graphql-markdown/docusaurus': '1.35.0',
    '@graphql-tools/graphql-file-loader': '8.1.2',
    '@mdx-js/react': '3.1.1',
    graphql: '16.13.2',
    react: '19.2.4',
    'react-dom': '19.2.4',
  },
  overrides: {
    '@docsearch/core': '4.6.2',
    '@docsearch/css': '4.6.2',
    '@docsearch/react': '4.6.2',
    '@graphql-tools/batch-execute': '10.2.0',
    graphql: '16.13.2',
    lodash: '4.18.1',
  },
  async build(installation, request) {
    const generate = await generateWithGraphqlMarkdown(installation, request);
    const {directory, timeLimitSeconds} = request;
    const program = path.join(
      directory,
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    );
    const build = await runMeasured({
      label: 'graphql-markdown: docusaurus build',
      command: process.execPath,
      args: [program, 'build', directory],
      cwd: directory,
      timeLimitSeconds,
    });
    return {
      directory: path.join(directory, 'build'),
      steps: [generate, {step: 'docusaurus build', ...build}],
    };
  },
};

/** Its first step alone: the pages as MDX, without the site. */
export async function generateWithGraphqlMarkdown(
  installation: string,
  {schema, directory, timeLimitSeconds}: PeerRequest,
): Promise<PeerStep> {
  await cp(SITE_FILES, directory, {recursive: true});
  await mkdir(path.join(directory, 'docs'), {recursive: true});
  await writeFile(path.join(directory, 'package.json'), '{"private": true}\n');
  await symlink(
    path.join(installation, 'node_modules'),
    path.join(directory, 'node_modules'),
    'junction',
  );
  const run = await runMeasured({
    label: 'graphql-markdown: generate',
    command: process.execPath,
    args: [path.join(directory, 'generate.js'), schema],
    cwd: directory,
    timeLimitSeconds,
  });
  return {step: 'generate', ...run};
}
