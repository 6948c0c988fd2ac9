import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {nearestName} from 'graphql-api-model';
import {FLAGS} from './flags';
import {readJsonFile} from './readJsonFile';
import {CommandError} from './runCommand';
import {mistake, readText, type Setting, type Settings} from './settings';

const ONLY_ON_COMMAND_LINE = new Set(['config', 'help', 'version']);
const WHAT = 'the file of --config';

/** `base-url` as a key: `baseUrl`. */
function toKey(name: string): string {
  return name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

/** The names of options by their keys in a file. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['schema', 'schema'],
  ...FLAGS.filter(({name}) => !ONLY_ON_COMMAND_LINE.has(name)).map(
    ({name}): [string, string] => [toKey(name), name],
  ),
]);

/**
 * The settings of the file that `--config` names, by the name of the option. Paths in them are
 * relative to the file.
 *
 * @throws CommandError where the file cannot be read, or has a key that is no setting.
 */
export async function readConfigFile(config: Setting): Promise<Settings> {
  const expected = 'the path of a .json or .mjs file';
  const file = path.resolve(config.directory, readText(config, expected));
  const content = await readContent(file, () => mistake(config, expected));
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new CommandError(
      `${file} holds no settings. Write an object, such as {"schema": "api.graphql", "title": "My API"}${file.endsWith('.json') ? '' : ', and export it as default'}.`,
    );
  }
  const name = path.relative(config.directory, file).split(path.sep).join('/');
  return new Map(
    Object.entries(content as Readonly<Record<string, unknown>>).map(([key, value]) => [
      toName(key, file),
      {value, name: `"${key}" in ${name}`, directory: path.dirname(file)},
    ]),
  );
}

async function readContent(file: string, otherKind: () => Error): Promise<unknown> {
  if (file.endsWith('.json')) return readJsonFile(file, WHAT);
  if (!file.endsWith('.mjs')) throw otherKind();
  if (!existsSync(file)) throw new CommandError(`${file}, ${WHAT}, does not exist.`);
  try {
    const module = (await import(pathToFileURL(file).href)) as {default?: unknown};
    return module.default;
  } catch (error) {
    const [reason] = String(error).split('\n');
    throw new CommandError(`${file}, ${WHAT}, cannot be run: ${reason}`);
  }
}

function toName(key: string, file: string): string {
  const name = NAMES.get(key);
  if (name !== undefined) return name;
  const nearest = nearestName(key, [...NAMES.keys()]);
  throw new CommandError(
    `${file} has the key "${key}", which is no setting. ${
      nearest === undefined
        ? `The settings are: ${[...NAMES.keys()].join(', ')}.`
        : `Did you mean "${nearest}"?`
    }`,
  );
}
