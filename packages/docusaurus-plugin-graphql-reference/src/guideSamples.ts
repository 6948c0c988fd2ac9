import {
  createPermalinks,
  createSchemaLoader,
  describeSchema,
  type LoadedSchema,
  type Permalinks,
  toBasePath,
} from 'graphql-api-model';
import type {CodeBlock, TransformBlock} from 'docusaurus-theme-static-code';
import {completeOptions, type Options} from './options';
import {GRAPHQL} from './samples/checkSample';
import {linkSample} from './samples/linkSample';
import {remarkMentions} from './samples/remarkMentions';

/** What links the samples and mentions of guides to the reference. */
export interface GuideSamples {
  /** For `staticCode`: the linked HTML of a GraphQL block, and what JSON beside it is. */
  readonly transform: TransformBlock;
  /** A remark plugin with its options: inline code that names an element becomes a link. */
  readonly mentions: [typeof remarkMentions, Parameters<typeof remarkMentions>[0]];
}

/** What stands above JSON that belongs to an operation. */
const CAPTIONS = {variables: 'Variables', response: 'Response'} as const;

function findCaption({meta}: CodeBlock): string | undefined {
  const word = /\b(?:variables|response)\b/.exec(meta)?.[0] as
    | keyof typeof CAPTIONS
    | undefined;
  return word && !meta.includes('title=') ? CAPTIONS[word] : undefined;
}

interface Links {
  readonly schema: LoadedSchema['schema'];
  readonly linkTo: Permalinks['of'];
}

/** Finds the addresses of the schema's elements; in development, of the schema as it is now. */
function createLinkFinder(
  options: Options,
  {directory, baseUrl}: {readonly directory: string; readonly baseUrl: string},
): () => Links {
  const {schema, lenient, routeBasePath} = completeOptions(options);
  const basePath = toBasePath(baseUrl, routeBasePath);
  const load = createSchemaLoader({schema, lenient, directory});
  const changes = process.env.NODE_ENV === 'development';
  let found: Links | undefined;
  return () => {
    if (found && !changes) return found;
    const {schema: current} = load();
    if (found?.schema !== current) {
      const linkTo = createPermalinks(describeSchema(current), basePath).of;
      found = {schema: current, linkTo};
    }
    return found;
  };
}

/**
 * Made in the site's configuration, before any plugin runs, with the options of the
 * reference plugin. `directory` is the site's folder. The schema is loaded at first use.
 */
export function guideSamples(
  options: Options,
  {directory, baseUrl}: {readonly directory: string; readonly baseUrl: string},
): GuideSamples {
  let findLinks: (() => Links) | undefined;
  const getLinks = (): Links => {
    findLinks ??= createLinkFinder(options, {directory, baseUrl});
    return findLinks();
  };
  return {
    transform(block) {
      const {code, language} = block;
      if (language === 'json') {
        const caption = findCaption(block);
        return caption === undefined ? undefined : {caption};
      }
      if (!GRAPHQL.has(language)) return undefined;
      const {schema, linkTo} = getLinks();
      return {html: linkSample(code, schema, linkTo)};
    },
    mentions: [
      remarkMentions,
      {
        schema: () => getLinks().schema,
        linkTo: (coordinate) => getLinks().linkTo(coordinate),
      },
    ],
  };
}
