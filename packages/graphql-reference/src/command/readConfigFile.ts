import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {nearestName} from 'graphql-api-model';
import {ENTRIES} from './options';
import type {Settings} from './parseFlags';
import {readJsonFile} from './readJsonFile';
import {CommandError} from './runCommand';
import {invalid, toPath, type Setting} from './values';

const KEYS = ENTRIES.map(([key]) => key).filter(
  (key) => !['config', 'help', 'version'].includes(key),
);
const WHAT = 'the file of --config';

/**
 * The settings of the file that `--config` names. Paths in it are relative to the file.
 *
 * @throws CommandError when the file cannot be read, or has an unknown key.
 */
export async function readConfigFile(config: Setting): Promise<Settings> {
  const expected = 'the path of a .json or .mjs file';
  const file = toPath(config, expected);
  if (!/\.(?:json|mjs)$/.test(file)) throw invalid(config, expected);
  const isJson = file.endsWith('.json');
  const content = isJson ? readJsonFile(file, WHAT) : await importModule(file);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new CommandError(
      `${file} contains no options. Write an object, such as {"schema": "api.graphql", "title": "My API"}${isJson ? '' : ', and export it as default'}.`,
    );
  }
  const name = path.relative(config.directory, file).split(path.sep).join('/');
  const settings = Object.entries(content as Readonly<Record<string, unknown>>).map(
    ([key, value]) => {
      assertKey(key, file);
      return [key, {value, name: `"${key}" in ${name}`, directory: path.dirname(file)}];
    },
  );
  return Object.fromEntries(settings) as Settings;
}

async function importModule(file: string): Promise<unknown> {
  if (!existsSync(file)) throw new CommandError(`${file}, ${WHAT}, does not exist.`);
  try {
    const module = (await import(pathToFileURL(file).href)) as {default?: unknown};
    return module.default;
  } catch (error) {
    const [reason] = String(error).split('\n');
    throw new CommandError(`${file}, ${WHAT}, throws ${reason}`);
  }
}

function assertKey(key: string, file: string): void {
  if (KEYS.some((each) => each === key)) return;
  const nearest = nearestName(key, KEYS);
  const advice =
    nearest === undefined
      ? `The keys are: ${KEYS.join(', ')}.`
      : `Did you mean "${nearest}"?`;
  throw new CommandError(`${file} has the unknown key "${key}". ${advice}`);
}
