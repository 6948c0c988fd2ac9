import {loadMarkdown} from 'graphql-samples';
import type {State} from '../sources/loadState';
import {compareStates} from './compareStates';
import {findBrokenSamples} from './findBrokenSamples';
import type {SchemaDiff} from './SchemaDiff';

/** What to compare beside the schemas, and where. */
interface DiffPlace {
  /** Absolute; the patterns are relative to it. */
  readonly directory: string;
  readonly samples?: readonly string[];
  readonly site?: URL;
}

/** Finds what differs between two states, also in the samples of Markdown, which it reads. */
export function findDiff(
  before: State,
  after: State,
  {directory, samples = [], site}: DiffPlace,
): SchemaDiff {
  const files = samples.flatMap((pattern) => loadMarkdown(pattern, {directory}));
  return {
    changes: compareStates(before, after, site),
    samples: findBrokenSamples(files, before.schema, after.schema),
  };
}
