import {type ApiModel, lazy, type LoadedSchema, type SearchPage} from 'graphql-api-model';
import {printPage} from 'docusaurus-plugin-markdown-pages/print';
import {createContent} from './content/createContent';
import {completeOptions, type Options} from './options/options';
import type {PageContext} from './pages/context';
import {toCataloguePages} from './pages/contracts/toCataloguePages';
import {getPlace, toEntryPage} from './pages/toEntryPage';
import {toMembersPages} from './pages/paging/toMembersPages';
import type {ReferencePage} from './pages/types';
import {toModel} from './source/toModel';

/** What the reference shows of a schema, without a site. */
export interface SchemaPages {
  readonly model: ApiModel;
  readonly listPages: () => readonly SearchPage[];
  /** The Markdown of the page of an element, a part of it, or a list of codes, by its address. */
  readonly printPage: (href: string) => string | undefined;
}

/**
 * For programs that need single pages of a reference at addresses below `/`. A page is made when it is
 * printed, and what all pages are made from at first use.
 *
 * @throws ReportError for wrong options.
 */
export function createSchemaPages(
  schema: LoadedSchema['schema'],
  options: Options,
  warn: (message: string) => void,
): SchemaPages {
  const completed = completeOptions(options);
  const shown = toModel(schema, completed);
  const logger = {warn, info: () => undefined};
  const site = {siteDir: '/', baseUrl: '/', basePath: '/', isDevelopment: false, logger};
  const getContent = lazy(() =>
    createContent(completed, {...shown, schema}, {...site, toHref: (to) => to}),
  );
  return {
    model: shown.model,
    listPages: () => getContent().searchPages,
    printPage(href) {
      const {context, createToMarkdown} = getContent();
      const page = findPage(href, context);
      if (page === undefined) return undefined;
      return printPage(createToMarkdown({t: context.t})(page), page.href);
    },
  };
}

function findPage(href: string, context: PageContext): ReferencePage | undefined {
  for (const page of listPages(href, context)) if (page.href === href) return page;
  return undefined;
}

/** The pages of the element whose address begins one, otherwise those that list codes. */
function* listPages(href: string, context: PageContext): Generator<ReferencePage> {
  const entry = context.entries.find(({kind, element}) =>
    `${href}/`.startsWith(`${context.permalinks.entry(kind, element.name)}/`),
  );
  if (!entry) {
    yield* toCataloguePages(context);
    return;
  }
  yield toEntryPage(entry, {}, context);
  yield* toMembersPages(entry, getPlace(entry, context), context);
}
