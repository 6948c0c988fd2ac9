import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {runMeasured} from '../measure/runMeasured';
import type {Peer} from './peer';

/** SpectaQL writes the whole reference as one page. */
export const spectaql: Peer = {
  name: 'spectaql',
  dependencies: {spectaql: '3.0.9'},
  async build(installation, {schema, directory, timeLimitSeconds}) {
    const config = path.join(directory, 'config.yml');
    const site = path.join(directory, 'site');
    await writeFile(config, CONFIG);
    const run = await runMeasured({
      label: 'spectaql',
      command: process.execPath,
      args: [
        path.join(installation, 'node_modules/spectaql/bin/spectaql.js'),
        '--config',
        config,
        '--schema-file',
        schema,
        '--target-dir',
        site,
      ],
      cwd: installation,
      timeLimitSeconds,
    });
    return {directory: site, steps: [{step: 'build', ...run}]};
  },
};

const CONFIG = `spectaql: {}
introspection:
  schemaFile: unused.graphql
info:
  title: GraphQL API
  description: The reference.
servers:
  - url: https://api.example.org/graphql
    production: true
`;
