import {codegen} from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {Kind, parse, printSchema} from 'graphql';
import {parse as parseYaml} from 'yaml';
import {schema} from '../../../schema/__tests__/siteSchema';
import {blocksOf, codeBlocks} from './codeBlocks';

interface Settings {
  readonly generates: Readonly<
    Record<string, {readonly plugins: readonly string[]; readonly config: object}>
  >;
}

const PLUGINS = {
  typescript,
  'typescript-operations': typescriptOperations,
  'typed-document-node': typedDocumentNode,
};

/** The settings that the guide to clients gives its reader. */
function readSettings(): {readonly plugins: readonly string[]; readonly config: object} {
  const block = codeBlocks.find(({title}) => title === 'codegen.yml');
  const settings = parseYaml(block?.code ?? '') as Settings | null;
  const output = settings?.generates['src/generated.ts'];
  if (!output) throw new Error('The guide to clients has no settings for generated.ts.');
  return output;
}

/** What GraphQL Code Generator writes for the operations of a page, set up as in the guides. */
export function generateTypes(page: string): Promise<string> {
  const {plugins, config} = readSettings();
  const documents = blocksOf(['graphql'], page)
    .filter(({isInvalid}) => !isInvalid)
    .map(({code, line}) => ({location: `${page}:${line}`, document: parse(code)}))
    .filter(({document}) =>
      document.definitions.every(({kind}) => kind === Kind.OPERATION_DEFINITION),
    );
  return codegen({
    filename: 'generated.ts',
    schema: parse(printSchema(schema)),
    documents,
    plugins: plugins.map((name) => ({[name]: {}})),
    pluginMap: PLUGINS,
    config: {...config},
  });
}
