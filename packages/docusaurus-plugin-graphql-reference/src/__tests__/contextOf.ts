import {buildSchema, type GraphQLSchema} from 'graphql';
import {
  createPermalinks,
  type ContractDirectives,
  describeSchema,
  type Grouping,
  hideElements,
  type ReferenceLink,
  readContracts,
  type Release,
} from 'graphql-api-model';
import {printPage} from 'docusaurus-plugin-markdown-pages/print';
import {createPageContext, type PageContext} from '../pages/context';
import {createGuideTo} from '../pages/createGuideTo';
import type {PluginOptions} from '../options/options';
import {toPages} from '../pages/toPages';
import type {Section, SectionKind, SectionOf} from '../pages/sections';
import type {ReferencePage} from '../pages/types';
import {type Translate, inEnglish} from '../words/createTranslate';
import {createRequests} from '../requests/createRequests';
import {REQUEST_TABS} from 'graphql-examples/programs';
import type {RequestOptions} from '../options/requestOptions';
import {createPrintText} from '../render/createPrintText';
import {createToMarkdownPage} from '../render/createToMarkdownPage';
import {createRender, type Render} from '../render/createRender';
import {type TableOfContentsItem, toTableOfContents} from '../render/toTableOfContents';
import {createDescriptionCode} from '../samples/createDescriptionCode';

export const BASE_PATH = '/docs/graphql/';

interface ContextOptions {
  readonly basePath?: string;
  readonly label?: string;
  readonly grouping?: Grouping;
  readonly t?: Translate;
  readonly guides?: PluginOptions['guides'];
  readonly tokenGuide?: ReferenceLink;
  readonly hide?: readonly string[];
  readonly releases?: readonly Release[];
  readonly contracts?: ContractDirectives & {readonly hideDirectives?: boolean};
  readonly requests?: RequestOptions;
  readonly schemaFile?: boolean;
  readonly badges?: PluginOptions['badges'];
}

/** A context, and the functions that turn what pages are made of into HTML and Markdown. */
export interface TestContext extends PageContext {
  readonly render: Render;
  readonly toMarkdown: (page: ReferencePage) => string;
}

/** What pages are made from, of a schema as SDL; it gets a query of its own where it has none. */
export function contextOf(sdl: string, options: ContextOptions = {}): TestContext {
  const hasQuery = /^\s*(?:".*")?\s*(?:type Query|schema)\b/m.test(sdl);
  const written = hasQuery ? sdl : `type Query { query: Int }\n${sdl}`;
  return contextOfSchema(buildSchema(written), options);
}

export function contextOfSchema(
  schema: GraphQLSchema,
  {
    basePath = BASE_PATH,
    label = 'GraphQL API',
    grouping,
    t = inEnglish,
    guides = {},
    tokenGuide,
    hide = [],
    releases,
    contracts: {hideDirectives = false, ...directives} = {},
    requests,
    schemaFile = false,
    badges = {},
  }: ContextOptions = {},
): TestContext {
  const whole = describeSchema(schema, grouping);
  const {model} = hideElements(
    readContracts(whole, {directives, isHidden: hideDirectives}),
    {patterns: hide, lenient: false},
  );
  const permalinks = createPermalinks(model, basePath);
  const code = createDescriptionCode(schema, permalinks.of, {
    codes: (model.errorCodes ?? []).map((one) => one.code),
    linkToCode: (name) => permalinks.catalogueEntry('errors', name),
  });
  const context = createPageContext({...model, ...(releases && {releases})}, permalinks, {
    label,
    t,
    guideTo: createGuideTo(guides, (to) => `/base${to}`),
    ...(tokenGuide && {tokenGuide}),
    hasSchemaFile: schemaFile,
    badges,
    ...(requests &&
      createRequests(
        {
          headers: {},
          tabs: REQUEST_TABS,
          collection: true,
          guideExamples: true,
          guideTabs: true,
          ...requests,
        },
        {
          schema,
          model,
          options: {},
          directory: '.',
          warn: (message) => {
            throw new Error(message);
          },
        },
      )),
  });
  const toMarkdownPage = createToMarkdownPage({
    printText: createPrintText({...code, resolve: (href) => href}),
    t,
  });
  const toMarkdown = (page: ReferencePage): string =>
    printPage(toMarkdownPage(page), `https://docs.example${page.href}`);
  return {...context, toMarkdown, render: createRender({code, t})};
}

/** The table of contents of a page. */
export function contentsOf({sections}: ReferencePage): readonly TableOfContentsItem[] {
  return toTableOfContents(sections);
}

/** The page of the reference at a path below its base. */
export function pageOf(context: PageContext, path: string): ReferencePage {
  const page = [...toPages(context)].find(({href}) => href === `${BASE_PATH}${path}`);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

/** The sections of a kind, or those of one look, in the order of the page. */
export function sectionsOf<Kind extends SectionKind>(
  {sections}: ReferencePage,
  kind: Kind,
  look?: SectionOf<'list' | 'rows'>['look'],
): readonly SectionOf<Kind>[] {
  const isOfKind = (section: Section): section is SectionOf<Kind> =>
    section.kind === kind &&
    (look === undefined || ('look' in section && section.look === look));
  return sections.filter(isOfKind);
}

/** The one section of the kind and look; throws where there is none. */
export function sectionOf<Kind extends SectionKind>(
  page: ReferencePage,
  kind: Kind,
  look?: SectionOf<'list' | 'rows'>['look'],
): SectionOf<Kind> {
  const found = sectionsOf(page, kind, look);
  if (found.length !== 1 || !found[0]) {
    throw new Error(`${page.href} has ${found.length} sections of the kind ${kind}.`);
  }
  return found[0];
}
