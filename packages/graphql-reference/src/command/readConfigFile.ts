import path from 'node:path';
import {adviseOnName} from 'graphql-api-model';
import {OPTIONS} from './options';
import type {Settings} from './parseFlags';
import {readJsonFile} from './readJsonFile';
import {CommandError} from './runCommand';
import {toConfigPath, type Setting} from './values';

const KEYS = Object.keys(OPTIONS).filter(
  (key) => !['config', 'help', 'version'].includes(key),
);

/**
 * The settings of the file that `--config` names. Paths in it are relative to the file.
 *
 * @throws CommandError when the file cannot be read, or has an unknown key.
 */
export function readConfigFile(config: Setting): Settings<typeof OPTIONS> {
  const file = toConfigPath(config);
  const content = readJsonFile(file, 'the file of --config');
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new CommandError(
      `${file} contains no options. Write an object, such as {"schema": "api.graphql", "title": "My API"}.`,
    );
  }
  const name = path.relative(config.directory, file).split(path.sep).join('/');
  const settings = Object.entries(content as Readonly<Record<string, unknown>>).map(
    ([key, value]) => {
      assertKey(key, file);
      return [key, {value, name: `"${key}" in ${name}`, directory: path.dirname(file)}];
    },
  );
  return Object.fromEntries(settings) as Settings<typeof OPTIONS>;
}

function assertKey(key: string, file: string): void {
  if (KEYS.some((each) => each === key)) return;
  const advice = adviseOnName(key, KEYS, `The keys are: ${KEYS.join(', ')}.`);
  throw new CommandError(`${file} has the unknown key "${key}". ${advice}`);
}
