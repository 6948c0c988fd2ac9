import type {LoadedSchema} from 'graphql-api-model';
import type {SampleSchema} from 'graphql-samples';
import type {PluginOptions} from '../options/options';

/** The options of an instance that concern samples. */
export type SampleOptions = Pick<
  PluginOptions,
  'id' | 'label' | 'samples' | 'sampleFolders' | 'sampleNames' | 'scalars'
>;

/** The schema of an instance as a schema of samples, by its id and its label. */
export function toSampleSchema(
  schema: LoadedSchema['schema'],
  {id, label, samples, sampleFolders, scalars}: SampleOptions,
): SampleSchema {
  return {
    name: id,
    label,
    schema,
    scalars,
    folders: sampleFolders,
    strict: samples === 'strict',
  };
}
