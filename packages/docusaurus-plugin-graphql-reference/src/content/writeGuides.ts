import path from 'node:path';
import {ReportError} from 'graphql-api-model';
import {isDecodable} from '../render/makeSafe';
import type {ContentPlugin} from '../guides/contentPlugins';
import {createLinkTo, type LinkTo} from '../markdown/createLinkTo';
import {listGroups} from '../markdown/guides/listGroups';
import {listGuides} from '../markdown/guides/listGuides';
import {listIndexes} from '../markdown/guides/listIndexes';
import {printIndex} from '../markdown/guides/printIndex';
import {type GuidePrinting, printGuide} from '../markdown/guides/printGuide';
import type {MarkdownOption} from '../options/markdownOption';
import type {Logger} from '../source/reportModel';
import {writeTwins} from './writeTwins';

/** What the Markdown of guides is written with. */
export interface GuideSite extends Omit<GuidePrinting, 'resolve' | 'onUnknown'> {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly linkTo: LinkTo;
  /** What the components of Docusaurus write, by id. */
  readonly codeTranslations: Readonly<Record<string, string>>;
  readonly unknownComponents: MarkdownOption['unknownComponents'];
  readonly logger: Pick<Logger, 'warn'>;
}

/** Stands for the site while addresses are resolved. */
const SITE = 'https://site.invalid';

/** Creates the function that finds the address which a link of a file leads to. */
function createResolve(
  pages: ReadonlyMap<string, string>,
  {siteDir, baseUrl, linkTo}: Pick<GuideSite, 'siteDir' | 'baseUrl' | 'linkTo'>,
): GuidePrinting['resolve'] {
  return (url, file) => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url))
      return url.replace(/^pathname:\/\//, '');
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    // No page has an address that is none.
    if (!isDecodable(target) || !URL.canParse(target, SITE)) return url;
    const named = decodeURI(target).replace(/^@site/, '');
    const folder = named.startsWith('/') ? siteDir : path.dirname(file);
    const page = pages.get(path.join(folder, named));
    if (page !== undefined) return linkTo(page + rest);
    const {pathname} = new URL(target, SITE + (pages.get(file) ?? baseUrl));
    return linkTo(
      (pathname.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1)) + rest,
    );
  };
}

/** Reports all that has no Markdown in one message, each file that others import once. */
function reportUnknown(
  unknown: ReadonlySet<string>,
  {unknownComponents, logger}: Pick<GuideSite, 'unknownComponents' | 'logger'>,
): void {
  if (unknown.size === 0 || unknownComponents === 'ignore') return;
  const lines = [...unknown].map((line) => `  - ${line}`);
  const [, name = 'Card'] = lines.flatMap((line) => /<([\w.]+)>$/.exec(line) ?? []);
  const key = /\W/.test(name) ? `'${name}'` : name;
  const text = `The Markdown of guides lacks what these show; of a component it has what is inside:\n${lines.join('\n')}\nAdd Markdown for components to the options of docusaurus-plugin-graphql-reference, as in markdown: {components: {${key}: ({attributes, children}) => children}}, and write the text of a value. Or write no Markdown of guides: markdown: {guides: false}.`;
  if (unknownComponents === 'throw') throw new ReportError(text);
  logger.warn(text);
}

/** Writes the Markdown of guides, posts and pages. */
export async function writeGuides(
  plugins: readonly ContentPlugin[],
  site: GuideSite,
): Promise<void> {
  const guides = plugins.flatMap((plugin) => listGuides(plugin, site.siteDir));
  const pages = new Map(guides.map(({file, href}) => [file, href]));
  const groups = plugins.flatMap((plugin) => listGroups(plugin, site.codeTranslations));
  const paths = new Set(groups.map(({permalink}) => permalink.replace(/\/$/, '')));
  const toGroup = createLinkTo(site.baseUrl, (page) => paths.has(page));
  const linkTo: LinkTo = (href) => toGroup(site.linkTo(href));
  const resolve = createResolve(pages, {...site, linkTo});
  const twins = new Map<string, string>();
  const unknown = new Set<string>();
  const onUnknown = (line: string): void => void unknown.add(line);
  for (const guide of guides) {
    twins.set(guide.href, await printGuide(guide, {...site, resolve, onUnknown}));
  }
  for (const index of [...plugins.flatMap(listIndexes), ...groups]) {
    twins.set(index.permalink, printIndex(index, {...site, linkTo}));
  }
  reportUnknown(unknown, site);
  writeTwins(twins, site);
}
