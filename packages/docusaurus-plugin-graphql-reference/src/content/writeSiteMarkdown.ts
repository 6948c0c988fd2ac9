import {type ContentPlugin, GUIDE_PLUGINS} from '../guides/contentPlugins';
import type {ThemeText} from '../markdown/createThemeText';
import {listComponentPages} from '../markdown/guides/listGuides';
import {toGuideLists} from '../markdown/guides/toGuideLists';
import type {Content} from './createContent';
import {type GuideSite, writeGuides} from './writeGuides';
import {writeReferenceIndex, writeSiteIndex} from './writeIndex';

interface MarkdownSite extends Omit<GuideSite, 'forms' | 'unknownComponents'> {
  readonly title: string;
  readonly tagline: string;
  readonly themeText: ThemeText;
}

/** Writes what a site has once, whatever the number of references: the Markdown of guides, and the index. */
export async function writeSiteMarkdown(
  instances: readonly Pick<Content, 'context' | 'options'>[],
  plugins: readonly ContentPlugin[],
  site: MarkdownSite,
): Promise<void> {
  const [first] = instances;
  const option = first?.options.markdown;
  if (!first || !option) return;
  const {components: forms, unknownComponents} = option;
  if (option.guides) await writeGuides(plugins, {...site, forms, unknownComponents});
  if (!option.index) return;
  const {t} = first.context;
  const names = [t('index.guides'), t('index.posts'), t('index.pages')];
  const labels = Object.fromEntries(GUIDE_PLUGINS.map((name, at) => [name, names[at]!]));
  const index = {...site, deprecatedText: site.themeText('flag.deprecated')};
  const references = instances.flatMap(({context, options: {markdown}}) =>
    markdown && markdown.index ? [writeReferenceIndex(context, index)] : [],
  );
  const lists = [
    ...references,
    ...(option.guides ? toGuideLists(plugins, labels, site.linkTo) : []),
  ];
  const isHomeComponent = plugins.flatMap(listComponentPages).includes(site.baseUrl);
  writeSiteIndex({...site, lists}, {...index, isHomeComponent});
}
