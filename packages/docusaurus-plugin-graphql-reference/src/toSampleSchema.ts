import type {LoadedSchema} from 'graphql-api-model';
import type {SampleSchema} from 'graphql-samples';
import type {PluginOptions} from './options';

/** The schema of an instance as samples know it: by its id and its label. */
export function toSampleSchema(
  schema: LoadedSchema['schema'],
  {
    id,
    label,
    scalars,
    sampleFolders,
    names,
    numbers,
    blocks,
    limits,
    earlyCodes,
  }: Pick<
    PluginOptions,
    | 'id'
    | 'label'
    | 'scalars'
    | 'sampleFolders'
    | 'names'
    | 'numbers'
    | 'blocks'
    | 'limits'
    | 'earlyCodes'
  >,
): SampleSchema {
  return {
    name: id,
    label,
    schema,
    scalars,
    folders: sampleFolders,
    names,
    numbers,
    blocks,
    earlyCodes,
    ...(limits !== 'off' && {limits}),
  };
}
