import {setTimeout} from 'node:timers/promises';
import {createSchemaLoader, type LoadedSchema} from 'graphql-api-model';
import type {PluginOptions} from '../options/options';
import {describeLeftOut} from '../outline/summaries';
import {inEnglish} from '../words/createTranslate';
import {findSource} from './findSource';
import {readHistory} from './readHistory';
import {readNotes} from './readNotes';
import {
  assertDeprecations,
  assertDescribed,
  describeDirections,
  describeLinks,
  describeNesting,
  type Logger,
} from './reportModel';
import {type EarlierModel, type ShownModel, toModel} from './toModel';
import {findPathsToWatch, hashFolders} from './watchedFiles';

/** A schema, and the model of what the reference shows of it. */
export interface Reference extends ShownModel {
  readonly schema: LoadedSchema['schema'];
  /** Earlier states that have a reference, too, the newest first. */
  readonly earlier?: readonly EarlierModel[];
}

interface Source {
  /** The files and globs that the pages are made from. */
  readonly paths: readonly string[];
  /** Returns the same object again if no file has changed. */
  readonly load: () => Promise<Reference>;
}

/** Half a second for the editor: a file that is being written can be read half. */
const SETTLE_MS = 500;

async function tryAgain<Result>(act: () => Result): Promise<Result> {
  try {
    return act();
  } catch {
    await setTimeout(SETTLE_MS);
    return act();
  }
}

function report(
  {warnings, model}: ShownModel,
  {descriptionLinkBase, leastDescribed, deprecations}: PluginOptions,
  logger: Logger,
): void {
  for (const warning of warnings) logger.warn(warning);
  const leftOut = describeLeftOut(model, inEnglish);
  if (leftOut !== '') logger.info(`Schema: ${leftOut}`);
  const hasBase = descriptionLinkBase !== undefined;
  for (const warning of [
    ...describeLinks(model, hasBase),
    ...describeNesting(model),
    ...describeDirections(model),
  ])
    logger.warn(warning);
  assertDescribed(model, leastDescribed, logger);
  const today = new Date().toISOString().slice(0, 10);
  assertDeprecations(model, deprecations, {logger, today});
}

/** The source of an instance: the schema that its options name, relative to the site's folder. */
export function createSource(
  options: PluginOptions,
  directory: string,
  {isDevelopment, logger}: {readonly isDevelopment: boolean; readonly logger: Logger},
): Source {
  const source = findSource(options, directory);
  const load = createSchemaLoader(source);
  let last: {loaded: LoadedSchema; hash: string; reference: Reference} | undefined;
  return {
    paths: findPathsToWatch(options, source),
    async load() {
      const loaded = isDevelopment ? await tryAgain(load) : load();
      const hash = hashFolders(options, directory);
      if (last?.loaded === loaded && last.hash === hash) return last.reference;
      const {schema} = loaded;
      const {history} = options;
      const shown = toModel(
        schema,
        options,
        readHistory(history, source),
        readNotes(history, directory),
      );
      const warnings = [...loaded.warnings, ...shown.warnings];
      report({...shown, warnings}, options, logger);
      last = {loaded, hash, reference: {...shown, schema}};
      return last.reference;
    },
  };
}
