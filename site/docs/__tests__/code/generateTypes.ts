import path from 'node:path';
import {codegen} from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {Kind, parse, printSchema} from 'graphql';
import {parse as parseYaml} from 'yaml';
import {schema} from '../../../schema/__tests__/siteSchema';
import {blocksOf, codeBlocks} from './codeBlocks';

interface Settings {
  readonly generates: Readonly<Record<string, {readonly plugins: readonly string[]}>>;
  readonly config: object;
}

const PLUGINS = {
  typescript,
  'typescript-operations': typescriptOperations,
  'typed-document-node': typedDocumentNode,
};

/** The settings that the guide to clients gives its reader. */
function readSettings(): Settings {
  const block = codeBlocks.find(({title}) => title === 'codegen.yml');
  const settings = parseYaml(block?.code ?? '') as Settings | null;
  if (!settings) throw new Error('The guide to clients has no settings of a generator.');
  return settings;
}

/**
 * The files that GraphQL Code Generator writes for the operations of a page, set up as in the guides,
 * by their names.
 */
export async function generateTypes(page: string): Promise<ReadonlyMap<string, string>> {
  const {generates, config} = readSettings();
  const documents = blocksOf(['graphql'], page)
    .filter(({isInvalid}) => !isInvalid)
    .map(({code, line}) => ({location: `${page}:${line}`, document: parse(code)}))
    .filter(({document}) =>
      document.definitions.every(({kind}) => kind === Kind.OPERATION_DEFINITION),
    );
  const files = Object.entries(generates).map(async ([file, {plugins}]) => {
    const filename = path.basename(file);
    const text = await codegen({
      filename,
      schema: parse(printSchema(schema)),
      documents,
      plugins: plugins.map((name) => ({[name]: {}})),
      pluginMap: PLUGINS,
      config: {...config},
    });
    return [filename, text] as const;
  });
  return new Map(await Promise.all(files));
}
