import type {State} from '../sources/loadState';
import {compareStates} from './compareStates';
import type {SchemaDiff} from './SchemaDiff';

/** What to compare beside the schemas, and where. */
interface DiffPlace {
  /** Absolute; the patterns are relative to it. */
  readonly directory: string;
  readonly samples?: readonly string[];
  readonly site?: URL;
}

/** Finds what differs between two states, also in the samples of Markdown, which it reads. */
export async function findDiff(
  before: State,
  after: State,
  {directory, samples = [], site}: DiffPlace,
): Promise<SchemaDiff> {
  const changes = compareStates(before, after, site);
  if (samples.length === 0) return {changes, samples: []};
  // Most modules of the command parse Markdown, and to load them takes a quarter of its time.
  const {loadBrokenSamples} = await import('./loadBrokenSamples');
  const schemas = [before.schema, after.schema] as const;
  return {changes, samples: loadBrokenSamples(samples, directory, schemas)};
}
