import path from 'node:path';
import type {LoadedVersion, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {AllContent, RouteConfig} from '@docusaurus/types';
import {getMarkdownPages} from 'docusaurus-plugin-markdown-pages';
import type {StaticRoutes} from 'docusaurus-plugin-static-routes';
import {createGuides} from '../guides/createGuides';
import {describeExamples} from '../guides/describeExamples';
import {findGuidePages} from '../guides/findGuidePages';
import type {Guides} from '../guides/Guides';
import type {HeadingIds} from '../guides/toSections';
import type {PageContext} from '../pages/context';
import type {ReferencePage} from '../pages/types';
import type {Content} from './createContent';
import {listContents, type LoadedContent} from './createInstance';
import {createRoutes} from './createRoutes';
import {createVersionsOf} from './createVersionsOf';
import {toPageList} from './toPageList';
import {toVersion} from './toVersion';
import {writeIfChanged} from './writePages';

/** What the pages of a reference take of Docusaurus. */
interface PagesSite {
  /** The folder for what is generated. */
  readonly directory: string;
  readonly headingIds: HeadingIds;
  /** Puts the origin of the site before an address. */
  readonly toAddress: (href: string) => string;
  /** Makes static routes below an address; undefined if each page is a route of its own. */
  readonly toRouteBelow: (below: string) => StaticRoutes['toRoute'] | undefined;
  readonly toVersionProp: (
    pluginId: string,
    version: LoadedVersion,
  ) => PropVersionMetadata;
}

/** Writes the pages of a reference with what all plugins have loaded, and returns their routes. */
type WritePages = (
  content: LoadedContent,
  allContent: AllContent,
) => readonly RouteConfig[];

/** Creates the function that writes pages; an edit that concerns no page leaves them as they are. */
export function createPages(site: PagesSite): WritePages {
  let written:
    | {context: PageContext; guidesKey: string; routes: readonly RouteConfig[]}
    | undefined;
  return (content, allContent) => {
    const {context, earlier = []} = content;
    const guides = loadGuides(content, allContent, site.headingIds);
    const {examples, links, migrations, uses} = guides;
    const guidesKey = JSON.stringify([...examples, ...links, ...migrations, ...uses]);
    if (written?.context !== context || written.guidesKey !== guidesKey) {
      const described = describeExamples(guides, content.reference.model);
      if (described !== undefined) content.site.logger.info(described);
      const routes = writeAll(content, {allContent, guides, site});
      written = {context, guidesKey, routes};
    }
    for (const state of [content, ...earlier]) writeVersion(state, allContent, site);
    return written.routes;
  };
}

/** A guide belongs to one of the references of a site, so one check is that of all of them. */
function loadGuides(
  content: LoadedContent,
  allContent: AllContent,
  ids: HeadingIds,
): Guides {
  const [{checkGuides} = content] = listContents(allContent);
  const pages = findGuidePages(allContent, content.site.siteDir);
  return createGuides(checkGuides(allContent), {pages, ...ids}, content);
}

/** Writes the pages of all states of the schema, and hands their Markdown to the plugin for that. */
function writeAll(
  content: LoadedContent,
  {
    allContent,
    guides,
    site: {directory, toAddress, toRouteBelow},
  }: {
    readonly allContent: AllContent;
    readonly guides: Guides;
    readonly site: PagesSite;
  },
): readonly RouteConfig[] {
  const {context, earlier = [], site} = content;
  const markdown = getMarkdownPages(allContent);
  markdown?.addList(toPageList(context));
  const onPageOf = ({context: {t}, createToMarkdown}: Content) => {
    const toMarkdown = createToMarkdown({t});
    return (page: ReferencePage) => markdown?.addPage(toMarkdown(page));
  };
  const versionsOf = createVersionsOf([content, ...earlier], toAddress);
  return [{...content, context: {...context, guides}}, ...earlier].flatMap(
    (state, index) =>
      createRoutes(state, {
        siteDir: site.siteDir,
        baseUrl: site.baseUrl,
        directory: path.join(directory, state.version ?? '', 'pages'),
        versionFile: toVersionFile(state, directory),
        toRoute: toRouteBelow(state.basePath),
        ...(markdown && {onPage: onPageOf(state)}),
        ...(earlier.length > 0 && {versionsOf: (href) => versionsOf(index, href)}),
      }),
  );
}

function toVersionFile({version = ''}: Content, directory: string): string {
  return path.join(directory, version, 'version.json');
}

function writeVersion(
  content: Content,
  allContent: AllContent,
  {directory, toVersionProp}: PagesSite,
): void {
  const {options, context, version, site} = content;
  const shown = toVersion(allContent, context, {
    options,
    baseUrl: site.baseUrl,
    toProp: toVersionProp,
  });
  const noIndex = version !== undefined && {noIndex: true};
  writeIfChanged(
    toVersionFile(content, directory),
    JSON.stringify({...shown, ...noIndex}),
  );
}
