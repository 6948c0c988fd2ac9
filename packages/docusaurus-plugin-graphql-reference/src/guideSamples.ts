import path from 'node:path';
import type {CodeBlock, TransformBlock} from 'docusaurus-theme-static-code';
import {createPermalinks, createSchemaLoader, toBasePath} from 'graphql-api-model';
import {
  findSchemaOfSample,
  GRAPHQL,
  parseMarks,
  remarkGraphqlSamples,
  type RemarkGraphqlSamplesOptions,
  type SampleSchema,
} from 'graphql-samples';
import {findSource} from './source/findSource';
import {findBaseUrl} from './samples/languageBaseUrl';
import {completeOptions, type Options} from './options/options';
import {createRequestLink} from './samples/createRequestLink';
import {linkSample} from './samples/linkSample';
import {toModel} from './source/toModel';
import {toSampleSchema} from './samples/toSampleSchema';

/** Links the samples and mentions of guides to the reference. */
export interface GuideSamples {
  /** For `staticCode`: the linked HTML of a GraphQL block, and the caption of its JSON. */
  readonly transform: TransformBlock;
  /** A remark plugin with its options: inline code that names an element becomes a link. */
  readonly mentions: [typeof remarkGraphqlSamples, RemarkGraphqlSamplesOptions];
}

/** The place of a site. */
export interface SitePlace {
  /** Its folder. */
  readonly directory: string;
  /** The `baseUrl` of the configuration; links in another language get the one of that language. */
  readonly baseUrl: string;
}

/** The captions of JSON that belongs to an operation. */
const CAPTIONS = {variables: 'Variables', response: 'Response'} as const;

function findCaption({meta}: CodeBlock): string | undefined {
  const {part} = parseMarks(meta);
  return part && !meta.includes('title=') ? CAPTIONS[part] : undefined;
}

/** A schema with the links beside the requests of its guides. */
interface GuideSchema extends SampleSchema {
  readonly toLink: ReturnType<typeof createRequestLink>;
}

/** Finds the URLs of the schema's elements; in development, of the current schema. */
function createSchemaFinder(
  options: Options,
  {directory, baseUrl}: SitePlace,
): () => GuideSchema {
  const completed = completeOptions(options);
  const load = createSchemaLoader(findSource(completed, directory));
  const changes = process.env.NODE_ENV === 'development';
  let found: GuideSchema | undefined;
  return () => {
    if (found && !changes) return found;
    const {schema: current} = load();
    if (found?.schema !== current) {
      const url = findBaseUrl(directory) ?? baseUrl;
      const basePath = toBasePath(url, completed.routeBasePath);
      const {model} = toModel(current, completed);
      const permalinks = createPermalinks(model, basePath);
      const own = {schema: current, model};
      found = {
        ...toSampleSchema(own, completed, permalinks),
        toLink: createRequestLink(completed.requests, own, permalinks),
      };
    }
    return found;
  };
}

/**
 * For the site's configuration, which is evaluated before any plugin runs. Loads the schema at first
 * use.
 *
 * @param options - The options of the reference plugin, or a list for several instances. A file
 *   belongs to the instance whose `sampleFolders` have the nearest folder; with one instance all
 *   files do.
 * @param place - The place of the site.
 * @returns An option of `staticCode`, and a remark plugin.
 *
 * @example
 * const {transform, mentions} = guideSamples(options, {directory: __dirname, baseUrl: '/'});
 * // beforeDefaultRemarkPlugins: [[staticCode, {transform}], mentions]
 */
export function guideSamples(
  options: Options | readonly Options[],
  place: SitePlace,
): GuideSamples {
  const all = [options].flat() as readonly Options[];
  let finders: readonly (() => GuideSchema)[] | undefined;
  const getSchemas = (): readonly GuideSchema[] => {
    finders ??= all.map((one) => createSchemaFinder(one, place));
    const schemas = finders.map((find) => find());
    return schemas.length > 1 ? schemas : schemas.map(({folders: _, ...rest}) => rest);
  };
  return {
    transform(block) {
      const {code, language, meta, file} = block;
      if (language === 'json') {
        const caption = findCaption(block);
        return caption === undefined ? undefined : {caption};
      }
      if (!GRAPHQL.has(language)) return undefined;
      const name = path.relative(place.directory, file).split(path.sep).join('/');
      const found = findSchemaOfSample(name, meta, getSchemas());
      if (!found?.linkTo) return undefined;
      const {invalid, unchecked} = parseMarks(meta);
      const link = invalid || unchecked !== undefined ? undefined : found.toLink(code);
      return {
        html: linkSample(code, found.schema, found.linkTo),
        ...(link && {link}),
      };
    },
    // The reference plugin checks all files before the bundler runs.
    mentions: [
      remarkGraphqlSamples,
      {schemas: getSchemas, directory: place.directory, check: 'off'},
    ],
  };
}
