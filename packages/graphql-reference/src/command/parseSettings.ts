import {toName, type OptionTable, type OptionValues} from './optionTable';
import type {CommandLine, Settings} from './parseFlags';

/** Parses each setting, or the default of its option. Throws CommandError for a value that is not valid. */
export function parseSettings<Table extends OptionTable>(
  settings: Settings<Table>,
  {directory}: Pick<CommandLine, 'directory'>,
  options: Table,
): OptionValues<Table> {
  const values = Object.entries(options).flatMap(([key, {parse, default: value}]) => {
    const fallback = value && {value, name: toName(key), directory};
    const setting = settings[key] ?? fallback;
    return setting ? [[key, parse(setting)]] : [];
  });
  return Object.fromEntries(values) as OptionValues<Table>;
}
