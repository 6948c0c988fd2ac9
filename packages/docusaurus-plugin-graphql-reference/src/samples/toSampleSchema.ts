import type {ApiModel, LoadedSchema, Permalinks} from 'graphql-api-model';
import type {SampleSchema} from 'graphql-samples';
import type {PluginOptions} from '../options/options';

/** The options of an instance that concern samples. */
export type SampleOptions = Pick<
  PluginOptions,
  'id' | 'label' | 'samples' | 'sampleFolders' | 'sampleNames' | 'scalars'
>;

/**
 * The schema of an instance as a schema of samples, by its id and its label. Texts may also use its
 * error codes and scopes. Names link to the reference.
 */
export function toSampleSchema(
  {
    schema,
    model: {errorCodes = [], scopes = []},
  }: {readonly schema: LoadedSchema['schema']; readonly model: ApiModel},
  {id, label, samples, sampleFolders, sampleNames, scalars}: SampleOptions,
  permalinks: Permalinks,
): SampleSchema {
  return {
    name: id,
    label,
    schema,
    scalars,
    folders: sampleFolders,
    strict: samples === 'strict',
    codes: errorCodes.map(({code}) => code),
    names: [...scopes.map(({name}) => name), ...sampleNames],
    linkTo: permalinks.of,
    linkToCode: (code) => permalinks.catalogueEntry('errors', code),
  };
}
