import type {CodeBlock} from 'docusaurus-theme-static-code';
import {completeOptions, type Options} from './options';
import {createLinks} from './reference/buildReference';
import {GRAPHQL} from './samples/checkSample';
import {linkSample} from './samples/linkSample';
import {remarkMentions} from './samples/remarkMentions';
import {loadSchema} from './schema/loadSchema';

/** What links the samples and mentions of guides to the reference. */
export interface GuideSamples {
  /** For `staticCode`: the linked HTML of a GraphQL block. */
  readonly transform: (block: CodeBlock) => {readonly html: string} | undefined;
  /** A remark plugin with its options: inline code that names an element becomes a link. */
  readonly mentions: [typeof remarkMentions, Parameters<typeof remarkMentions>[0]];
}

/**
 * Made in the site's configuration, before any plugin runs, with the options of the
 * reference plugin. `directory` is the site's folder. The schema is loaded at first use.
 */
export function guideSamples(
  options: Options,
  {directory, baseUrl}: {readonly directory: string; readonly baseUrl: string},
): GuideSamples {
  let links: ReturnType<typeof createLinks> | undefined;
  const getLinks = (): ReturnType<typeof createLinks> => {
    if (!links) {
      const {schema, lenient, routeBasePath} = completeOptions(options);
      const basePath = `${baseUrl}/${routeBasePath}/`.replace(/\/+/g, '/');
      links = createLinks(loadSchema({schema, lenient, directory}).schema, basePath);
    }
    return links;
  };
  return {
    transform({code, language}) {
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
