import type {ApiModel, LoadedSchema, Permalinks} from 'graphql-api-model';
import type {SampleSchema} from 'graphql-samples';
import type {PluginOptions} from '../options/options';

/** The options of an instance that concern samples. */
export type SampleOptions = Pick<
  PluginOptions,
  'id' | 'label' | 'samples' | 'sampleFolders' | 'sampleNames' | 'scalars'
>;

/** Where Docusaurus looks for the translations of what is in a folder of its presets. */
const TRANSLATED = [
  [/^docs(?=\/|$)/, 'docusaurus-plugin-content-docs/current'],
  [/^blog(?=\/|$)/, 'docusaurus-plugin-content-blog'],
  [/^src\/pages(?=\/|$)/, 'docusaurus-plugin-content-pages'],
] as const;

/** The folders of texts, with those of their translations in the folder of a language. */
export function withTranslations(
  folders: readonly string[],
  localizationPath: string | undefined,
): readonly string[] {
  if (localizationPath === undefined) return folders;
  return folders.flatMap((folder) => [
    folder,
    ...TRANSLATED.filter(([pattern]) => pattern.test(folder)).map(([pattern, own]) =>
      folder.replace(pattern, [localizationPath, own].join('/')),
    ),
  ]);
}

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
