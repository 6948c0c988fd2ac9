import {createPermalinks, type SearchPage, toSearchPages} from 'graphql-api-model';
import type {PluginOptions} from '../options/options';
import {createPrintText} from '../render/createPrintText';
import {createToMarkdownPage, type ToMarkdownPage} from '../render/createToMarkdownPage';
import {createPageContext, type PageContext} from '../pages/context';
import {resolveBadges} from '../pages/badges';
import {createGuideTo} from '../pages/createGuideTo';
import {createLinkResolver, type ResolveLink} from '../links/createLinkResolver';
import {createRender, type Render} from '../render/createRender';
import {createRequests, type FindDocuments} from '../requests/createRequests';
import {createDescriptionCode} from '../samples/createDescriptionCode';
import type {GuideSchema} from '../samples/createRemarkPlugins';
import {createRequestLink} from '../samples/createRequestLink';
import {toSampleSchema, withTranslations} from '../samples/toSampleSchema';
import type {Reference} from '../source/createSource';
import type {Logger} from '../source/reportModel';
import {type Translate, inEnglish} from '../words/createTranslate';
import type {Words} from '../words/translations';

/** The content of an instance, which other plugins read in `allContentLoaded`. */
export interface Content {
  readonly options: PluginOptions;
  readonly site: Site;
  readonly reference: Reference;
  /** What guides and descriptions are checked against, and link to. */
  readonly samples: GuideSchema;
  readonly context: PageContext;
  /** The context in another language. */
  readonly toContext: (words: Words) => PageContext;
  /** Where a link of a description leads. */
  readonly resolve: ResolveLink;
  readonly toRender: (t: Translate) => Render;
  readonly createToMarkdown: (parts: MarkdownParts) => ToMarkdownPage;
  /** The documents that pages show, where they show some. */
  readonly documentsOf: FindDocuments;
  /** The same of earlier states of the schema, the newest first. */
  readonly earlier?: readonly Content[];
  /** The day of an earlier state. */
  readonly version?: string | undefined;
  /** For a search plugin: the address that the pages are below. */
  readonly basePath: string;
  /** For a search plugin. */
  readonly searchPages: readonly SearchPage[];
  /** For a search plugin: the same of earlier states, for the readers of their pages. */
  readonly searchVersions?: readonly Pick<Content, 'basePath' | 'searchPages'>[];
  /** For a search plugin: how the addresses of pages that say again what others say begin. */
  readonly unsearchedPaths: readonly string[];
}

type MarkdownParts = Omit<Parameters<typeof createToMarkdownPage>[0], 'printText'>;

export interface Site {
  readonly siteDir: string;
  /** Where Docusaurus looks for translated texts, below `siteDir`: `i18n/de`. */
  readonly localizationPath?: string;
  readonly baseUrl: string;
  /** Puts the base URL before an address. */
  readonly toHref: (to: string) => string;
  /** The address of the reference, with the base URL. */
  readonly basePath: string;
  readonly isDevelopment: boolean;
  readonly logger: Logger;
  /** The day of an earlier state of the schema. */
  readonly version?: string | undefined;
}

/** What the pages of an instance are made from. */
export function createContent(
  options: PluginOptions,
  reference: Reference,
  site: Site,
): Content {
  const {
    siteDir,
    localizationPath,
    baseUrl,
    toHref,
    basePath,
    isDevelopment,
    logger,
    version,
  } = site;
  const {schema, model, isHidden} = reference;
  const {label, notice, requests, scalars, helpers, contracts} = options;
  const written = contracts === false ? undefined : contracts.tokenGuide;
  const tokenGuide = written && {text: written.label, href: toHref(written.to)};
  const permalinks = createPermalinks(model, basePath);
  const samples = {
    ...toSampleSchema(reference, options, permalinks),
    folders: withTranslations(options.sampleFolders, localizationPath),
    toLink: createRequestLink(requests, reference, permalinks),
    directory: siteDir,
  };
  const code = createDescriptionCode(schema, permalinks.of, samples);
  const resolve = createLinkResolver(options.descriptionLinkBase, {
    baseUrl,
    basePath,
    guide: tokenGuide?.href,
  });
  const warn = (message: string): void => {
    logger.warn(message);
  };
  const made =
    requests !== false &&
    createRequests(requests, {
      schema,
      model,
      options: {scalars, isHidden},
      directory: siteDir,
      warn,
    });
  const parts = {
    guideTo: createGuideTo(options.guides, toHref),
    ...(tokenGuide && {tokenGuide}),
    helpers,
    badges: resolveBadges(options.badges, toHref),
    isEarlier: version !== undefined,
    // The development server has nothing but pages.
    hasSchemaFile: !isDevelopment,
    ...(made && {requestsOf: made.requestsOf, waysOf: made.waysOf}),
    ...(made && requests.collection && !isDevelopment && {requestOf: made.requestOf}),
  };
  const toContext = (words: Words): PageContext => {
    const label = version === undefined ? words.label : `${words.label} ${version}`;
    return createPageContext(model, permalinks, {...words, ...parts, label});
  };
  const context = toContext({label, notice, t: inEnglish});
  return {
    options,
    site,
    reference,
    samples,
    context,
    toContext,
    resolve,
    toRender: (t) => createRender({code, t, resolve}),
    createToMarkdown: (parts) =>
      createToMarkdownPage({...parts, printText: createPrintText({...code, resolve})}),
    documentsOf: made ? made.documentsOf : () => [],
    version,
    basePath,
    unsearchedPaths: [
      ...(reference.earlier ?? []).map(({date}) => `${basePath}${date}/`),
      permalinks.changesSince('', 1),
    ],
    searchPages: toSearchPages(model, permalinks, (coordinate) =>
      context.badgesOf(coordinate, true).map(({text}) => text),
    ),
  };
}
