import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {measureRun, type Run} from '../measureRun';
import {builtSite, PEERS} from '../paths';

interface Input {
  /** An SDL file that strict loaders accept. */
  readonly schema: string;
  /** An empty folder. */
  readonly directory: string;
  /** The folder with `node_modules`. */
  readonly installation: string;
}

/** Another generator of references. It is installed on demand, outside this repository. */
export interface Peer {
  readonly name: string;
  /** The folder of the site in the folder of the run. */
  readonly site: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  /** Builds the site; returns a run for each step. */
  build(input: Input): Promise<Readonly<Record<string, Run>>>;
}

/** graphql-markdown writes a page per operation and type, which Docusaurus then builds. */
export const graphqlMarkdown: Peer = {
  name: 'graphql-markdown',
  site: 'build',
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
  async build({schema, directory, installation}) {
    const files = path.join(import.meta.dirname, 'graphql-markdown');
    await cp(files, directory, {recursive: true});
    await mkdir(path.join(directory, 'docs'), {recursive: true});
    await writeFile(path.join(directory, 'package.json'), '{"private": true}\n');
    const modules = path.join(directory, 'node_modules');
    await symlink(path.join(installation, 'node_modules'), modules, 'junction');
    const step = (name: string, args: readonly string[]): Run =>
      measureRun({label: `graphql-markdown ${name}`, args, cwd: directory});
    const docusaurus = path.join(modules, '@docusaurus/core/bin/docusaurus.mjs');
    return {
      generate: step('generate', ['generate.js', schema]),
      'docusaurus build': step('docusaurus build', [docusaurus, 'build', directory]),
    };
  },
};

/** SpectaQL writes the whole reference as one page. */
export const spectaql: Peer = {
  name: 'spectaql',
  site: 'site',
  dependencies: {spectaql: '3.0.9'},
  async build({schema, directory, installation}) {
    const config = path.join(directory, 'config.json');
    // Its loader takes YAML, and JSON is YAML.
    await writeFile(
      config,
      JSON.stringify({
        spectaql: {},
        introspection: {schemaFile: schema},
        info: {title: 'GraphQL API', description: 'The reference.'},
        servers: [{url: 'https://api.example.org/graphql', production: true}],
      }),
    );
    const program = path.join(installation, 'node_modules/spectaql/bin/spectaql.js');
    const site = path.join(directory, 'site');
    const files = ['--config', config, '--schema-file', schema, '--target-dir', site];
    const args = [program, ...files];
    return {
      build: measureRun({label: 'spectaql', args, cwd: installation}),
    };
  },
};

/** Installs a peer if it is missing, and builds its site of a schema. */
export async function buildPeer(
  peer: Peer,
  schema: string,
): Promise<Readonly<Record<string, Run>>> {
  const installation = await install(peer);
  const directory = builtSite(peer.name);
  await rm(directory, {recursive: true, force: true});
  await mkdir(directory, {recursive: true});
  return peer.build({schema, directory, installation});
}

async function install({name, dependencies, overrides}: Peer): Promise<string> {
  const folder = path.join(PEERS, name);
  const manifest = JSON.stringify({private: true, dependencies, overrides});
  const marker = path.join(folder, 'installed.json');
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === manifest) return folder;
  // npm keeps what is installed, whatever the overrides are now.
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'package.json'), manifest);
  const args = ['install', '--no-audit', '--no-fund'];
  // `npm run` names the repository as the folder of npm's children.
  const env = {npm_config_local_prefix: folder, INIT_CWD: folder};
  measureRun({label: `${name} npm install`, command: 'npm', args, cwd: folder, env});
  await writeFile(marker, manifest);
  return folder;
}
