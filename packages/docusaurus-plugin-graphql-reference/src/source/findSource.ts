import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {ReportError, type SchemaSource} from 'graphql-api-model';
import type {GraphQLConfig, GraphQLProjectConfig} from 'graphql-config';
import {schemaMissingError, type PluginOptions} from '../options/options';

/** The names that graphql-config gives its files. */
const CONFIG = /^(?:graphql\.config\.|\.graphqlrc(?:\.|$)|\.graphqlconfig(?:\.|$))/;
const LIBRARY = 'graphql-config';
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i;
const INSTEAD = 'Write the option "schema" instead.';

/**
 * What the schema is read from: the option `schema`, or without it what a file of graphql-config
 * names, in the site's folder or above it.
 *
 * @param options - The completed options.
 * @param directory - The site's folder, absolute.
 * @throws ReportError where neither names a schema.
 */
export function findSource(
  {
    schema,
    project,
    lenient,
    commentDescriptions,
  }: Pick<PluginOptions, 'schema' | 'project' | 'lenient' | 'commentDescriptions'>,
  directory: string,
): SchemaSource {
  return {
    schema: schema ?? findConfiguredSchema(project, directory),
    lenient,
    commentDescriptions,
    directory,
  };
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}

function findConfiguredSchema(
  name: string | undefined,
  directory: string,
): readonly string[] {
  const config = loadConfig(directory);
  if (!config) throw schemaMissingError();
  const {projects, filepath, dirpath} = config;
  const file = toPosix(path.relative(directory, filepath));
  return [findProject(projects, file, name).schema].flat().map((pointer: unknown) => {
    if (typeof pointer !== 'string' || pointer.startsWith('!')) {
      throw new ReportError(
        `The schema in ${file} is ${JSON.stringify(pointer)}, but only files, folders and globs are read. ${INSTEAD}`,
      );
    }
    if (ADDRESS.test(pointer)) return pointer;
    return toPosix(path.relative(directory, path.resolve(dirpath, pointer))) || '.';
  });
}

/**
 * graphql-config is large and few sites have a file of it, so a site that has one installs it.
 * Undefined where there is no such file.
 */
function loadConfig(directory: string): GraphQLConfig | undefined {
  const library = loadLibrary(directory);
  if (!library) {
    const file = readdirSync(directory).find((name) => CONFIG.test(name));
    if (file === undefined) return undefined;
    throw new ReportError(
      `The schema is named by ${file}, but graphql-config, which reads that file, is not installed. Run "npm install graphql-config", or write the option "schema".`,
    );
  }
  try {
    return library.loadConfigSync({rootDir: directory, throwOnMissing: false});
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReportError(`graphql-config cannot read its file: ${reason}\n${INSTEAD}`);
  }
}

function loadLibrary(directory: string): typeof import('graphql-config') | undefined {
  const load = createRequire(path.join(directory, 'package.json'));
  try {
    load.resolve(LIBRARY);
  } catch {
    return undefined;
  }
  return load(LIBRARY) as typeof import('graphql-config');
}

function findProject(
  projects: GraphQLConfig['projects'],
  file: string,
  name: string | undefined,
): GraphQLProjectConfig {
  const names = Object.keys(projects);
  const project = projects[name ?? (names.length === 1 ? (names[0] ?? '') : 'default')];
  if (project?.schema) return project;
  if (project || names.length === 0)
    throw new ReportError(
      `${file} names no schema. Write "schema" into it, or the option "schema".`,
    );
  const listed = names.map((one) => `"${one}"`).join(', ');
  const problem =
    name === undefined
      ? `has several projects: ${listed}`
      : `has no project "${name}". There is ${listed}`;
  throw new ReportError(`${file} ${problem}. Name one of them in the option "project".`);
}
