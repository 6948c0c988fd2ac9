import type {Check} from '../runChecks';
import type {Page} from '../parsePage';

/** What is wrong on a page, with what to do about it. */
type Fault = readonly [message: string, fix: string];
type PageRule = (page: Page) => readonly Fault[];

/** Rules that one page alone can break, by name. */
const RULES = {
  /** One first-level heading. */
  oneMainHeading: ({headings}) => {
    const texts = headings.filter(({level}) => level === 1).map(({text}) => `"${text}"`);
    const list = texts.length > 0 ? `: ${texts.join(', ')}` : '';
    return when(
      texts.length !== 1,
      `The page has ${texts.length} headings of level 1${list}.`,
      'Give it exactly one: the title of the page.',
    );
  },

  /** One title, description and canonical link; search engines never show the not-found page. */
  metadataPresent: ({path, titles, descriptions, canonicals}) =>
    Object.entries({
      titles,
      ...(path !== '/404' && {descriptions}),
      'canonical links': canonicals,
    }).flatMap(([name, texts]) => {
      const filled = texts.filter((text) => text !== '').length;
      return when(
        texts.length !== 1 || filled !== 1,
        `The page has ${filled} ${name}.`,
        'Give it exactly one, by the front matter or <PageMetadata>; the theme adds the canonical link.',
      );
    }),

  /** A language. */
  languageDeclared: ({language}) =>
    when(
      !language,
      'The html element has no lang attribute.',
      'Set i18n.defaultLocale in site/docusaurus.config.ts.',
    ),

  /** Headings of the article go down one level at a time. */
  headingsInOrder: ({headings}) => {
    const levels = headings.filter(({isInMain}) => isInMain);
    return levels.flatMap(({level, text}, index) => {
      const above = levels[index - 1]?.level ?? 0;
      return when(
        level > above + 1,
        `The heading "${text}" has level ${level} after ${above === 0 ? 'none' : `level ${above}`}.`,
        `Make it level ${above + 1}.`,
      );
    });
  },

  /** The table of contents of a docs page lists each heading of levels 2 and 3, in order. */
  contentsComplete: ({path, headings, contents}) =>
    headings
      .filter(({isInMain, level}) => isInMain && (level === 2 || level === 3))
      .flatMap(({id, text}, index) =>
        when(
          path.startsWith('/docs/') && (id === undefined || contents[index] !== `#${id}`),
          `The heading "${text}" (${id === undefined ? 'without an id' : `#${id}`}) is not at place ${index + 1} of the table of contents.`,
          'Give the heading an id, and list it where the page lists its headings.',
        ),
      ),

  /** No id twice. */
  idsAreUnique: ({ids}) => {
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [...repeated].map((id) => [
      `The id "${id}" occurs more than once.`,
      'Rename one; links and labels find only the first.',
    ]);
  },

  /** A text alternative, which may be empty, and dimensions for each image. */
  imagesDescribed: ({images}) =>
    images.flatMap(({src, alt, hasSize}) => [
      ...when(
        alt === undefined,
        `The image ${src} has no alt attribute.`,
        'Describe it; alt="" if it only decorates.',
      ),
      ...when(
        !hasSize,
        `The image ${src} has no width and height.`,
        'Add both, so that the page does not jump when it arrives.',
      ),
    ]),

  /** No style attribute, which a strict Content-Security-Policy forbids. */
  noInlineStyles: ({styledElements}) =>
    styledElements.map((element) => [
      `The element ${element} is styled inline.`,
      'Move the style into the CSS module of its component.',
    ]),

  /** No link runs a script. Browsers ignore white space and control characters in a scheme. */
  noScriptLinks: ({links}) =>
    links.flatMap((href) =>
      when(
        /^(?:javascript|vbscript|data):/i.test(href.replaceAll(/[\s\p{Cc}]/gu, '')),
        `The link "${href}" would run a script.`,
        'Make it a button, or remove it if the text is not ours.',
      ),
    ),

  /** Data for search engines that they can parse: a text in it must not end its script. */
  structuredDataParses: ({structuredData}) =>
    structuredData.flatMap((text) =>
      when(
        !isJson(text),
        `The page has JSON-LD that cannot be parsed: ${text.slice(0, 80)}`,
        'Render it by @theme/GraphqlStructuredData, so that no text in it ends its script.',
      ),
    ),
} satisfies Record<string, PageRule>;

/** The rules as checks of all pages. */
export const pageRules = Object.fromEntries(
  Object.entries<PageRule>(RULES).map(([name, rule]): [string, Check] => [
    name,
    ({pages}) =>
      [...pages.values()].flatMap((page) =>
        rule(page).map(([message, fix]) => ({page: page.path, message, fix})),
      ),
  ]),
) as Readonly<Record<keyof typeof RULES, Check>>;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function when(isWrong: boolean, message: string, fix: string): readonly Fault[] {
  return isWrong ? [[message, fix]] : [];
}
