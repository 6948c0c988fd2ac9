import type {AllContent} from '@docusaurus/types';
import {memoize, ReportError} from 'graphql-api-model';
import type {CheckedText} from 'graphql-samples';
import {type Content, createContent, type Site} from './createContent';
import {createEarlier} from './createEarlier';
import type {PluginOptions} from '../options/options';
import {createSampleAssertion, type SiteFormat} from '../samples/createSampleAssertion';
import {createSource} from '../source/createSource';
import type {Words} from '../words/translations';

export const PLUGIN_NAME = 'docusaurus-plugin-graphql-reference';

/** What Docusaurus passes on to the other plugins of a site. */
export interface LoadedContent extends Content {
  /**
   * Checks the guides of the site against its references, once for what is loaded of all plugins. A
   * guide belongs to one of the references, so all of them get the findings.
   */
  readonly checkGuides: (allContent: AllContent) => readonly CheckedText[];
}

/** A reference of a site: its schema, which its plugin, guides and sidebar share. */
export interface Instance {
  readonly getOptions: () => PluginOptions;
  /** Sets for which site and language the schema is loaded; returns the paths to watch. */
  readonly open: (site: Site, format: SiteFormat) => readonly string[];
  /** Returns the same content again if no file has changed. */
  readonly load: () => Promise<LoadedContent>;
  /** The content as it was loaded last. */
  readonly getContent: () => LoadedContent;
  /** The same content in another language. */
  readonly translate: (words: Words) => LoadedContent;
  /** What guides link to, of the same content. */
  readonly getSamples: () => Content['samples'];
}

function pluginMissingError({routeBasePath}: PluginOptions): ReportError {
  return new ReportError(
    `Guides or a sidebar use the reference at "${routeBasePath}", whose plugin the site does not have. Add the "plugin" of this createReference to "plugins" in the configuration.`,
  );
}

/** Creates a reference that reads its schema once for each language, at first use. */
export function createInstance(getOptions: () => PluginOptions): Instance {
  let opened:
    | (Pick<LoadedContent, 'site' | 'checkGuides'> & {
        source: ReturnType<typeof createSource>;
      })
    | undefined;
  let content: LoadedContent | undefined;
  const getContent = (): LoadedContent => {
    if (!content) throw pluginMissingError(getOptions());
    return content;
  };
  return {
    getOptions,
    open(site, format) {
      const {siteDir, logger} = site;
      const source = createSource(getOptions(), siteDir, site);
      const assertSamples = createSampleAssertion(siteDir);
      const checkGuides = memoize(
        (allContent: AllContent) =>
          assertSamples(listContents(allContent), format, logger),
        new WeakMap<AllContent, readonly CheckedText[]>(),
      );
      opened = {site, source, checkGuides};
      content = undefined;
      return source.paths;
    },
    async load() {
      const options = getOptions();
      if (!opened) throw pluginMissingError(options);
      const {site, source, checkGuides} = opened;
      const reference = await source.load();
      if (content?.reference !== reference) {
        const earlier = createEarlier(options, reference, site);
        content = {
          ...createContent(options, reference, site),
          checkGuides,
          earlier,
          searchVersions: earlier,
        };
      }
      return content;
    },
    getContent,
    translate(words) {
      const own = getContent();
      const translate = <State extends Content>(state: State): State => ({
        ...state,
        context: state.toContext(words),
      });
      return {...translate(own), earlier: own.earlier?.map(translate) ?? []};
    },
    getSamples: () => getContent().samples,
  };
}

/** The contents of all references of a site. */
export function listContents(allContent: AllContent): readonly LoadedContent[] {
  return Object.values(allContent[PLUGIN_NAME] ?? {}).filter(isContent);
}

/** Whether it is what `load` returns; Docusaurus knows contents by the names of their plugins only. */
function isContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'checkGuides' in content;
}
