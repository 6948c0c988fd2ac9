import {
  type Catalogue,
  type CatalogueEntry,
  type CataloguePage,
  type FieldElement,
  MOST_IN_CATALOGUE,
  type ReferenceLink,
  toHash,
} from 'graphql-api-model';
import type {PageContext} from '../context';
import {CATALOGUES} from '../../outline/summaries';
import {toRow} from '../paging/createPager';
import type {CodeUse, Section, SectionOf} from '../sections';
import {toMarkdown} from '../toMarkdown';
import type {ReferencePage} from '../types';

type Context = Pick<PageContext, 'model' | 'permalinks' | 'label' | 'say'>;

function isOperation({coordinate}: FieldElement, {model}: Context): boolean {
  const [owner] = coordinate.split('.');
  return model.roots.some(({type}) => type === owner);
}

/** How many operations and fields name a code or scope; empty where none does. */
function toLabel(
  catalogue: Catalogue,
  {fields}: CatalogueEntry,
  context: Context,
): string {
  const count = fields.length;
  if (count === 0) return '';
  const uses = fields.every((field) => isOperation(field, context))
    ? 'uses'
    : 'fieldUses';
  return context.say(`catalogue.${catalogue}.${uses}`, {count});
}

/** What a reader calls a field: an operation by its name, any other by its coordinate. */
function toFieldLink(field: FieldElement, context: Context): ReferenceLink {
  const {name, coordinate, deprecation} = field;
  return {
    text: isOperation(field, context) ? name : coordinate,
    href: context.permalinks.at(coordinate),
    ...(deprecation && {deprecated: true}),
  };
}

function toUses(
  catalogue: Catalogue,
  {name}: CatalogueEntry,
  fields: readonly FieldElement[],
  context: Context,
): readonly CodeUse[] {
  return fields.map((field) => ({
    field: toFieldLink(field, context),
    conditions:
      catalogue === 'scopes'
        ? []
        : (field.contract?.errors ?? []).flatMap(({code, when}) =>
            code === name && when !== undefined ? [toMarkdown(when)] : [],
          ),
  }));
}

/** What the schema says of a code or scope everywhere. */
function toTexts(
  catalogue: Catalogue,
  name: string,
  {model, say}: Context,
): Pick<SectionOf<'code'>, 'meaning' | 'notes'> {
  const {scopes = [], errorCodes = []} = model;
  if (catalogue === 'scopes') {
    const scope = scopes.find((one) => one.name === name);
    return {meaning: toMarkdown(scope?.meaning), notes: []};
  }
  const {meaning, action, general} = errorCodes.find(({code}) => code === name) ?? {};
  const notes = [
    {label: say('errors.action'), text: toMarkdown(action)},
    {label: say('errors.undeclared'), text: toMarkdown(general)},
  ];
  return {
    meaning: toMarkdown(meaning),
    notes: notes.filter(({text}) => text.markdown !== ''),
  };
}

function toSection(
  catalogue: Catalogue,
  entry: CatalogueEntry,
  context: Context,
): Section {
  const {permalinks, say} = context;
  const {name, fields} = entry;
  const id = permalinks.catalogueAnchor(catalogue, name);
  const [further] = permalinks.furtherFields(catalogue, entry);
  const count = fields.length;
  return {
    kind: 'code',
    heading: {id, hash: toHash(id), text: name},
    ...toTexts(catalogue, name, context),
    label: toLabel(catalogue, entry, context),
    uses: toUses(catalogue, entry, fields.slice(0, MOST_IN_CATALOGUE), context),
    ...(further && {
      more: {text: say('uses.more', {count}), href: further.href},
    }),
  };
}

function toFurtherPages(
  catalogue: Catalogue,
  entry: CatalogueEntry,
  context: Context,
): Iterable<ReferencePage> {
  const {label, permalinks, say} = context;
  const {name} = entry;
  return toRow(
    permalinks.furtherFields(catalogue, entry),
    ({href}, page) => ({
      text: say(`catalogue.${catalogue}.usesTitle`, {name, page}),
      href,
    }),
    ({fields}, {text, page, pages}) => ({
      title: text,
      description: say(`catalogue.${catalogue}.usesDescription`, {
        name,
        label,
        page,
        pages,
      }),
      place: {},
      sections: [
        {kind: 'title', text},
        {
          kind: 'code',
          ...toTexts(catalogue, name, context),
          label: toLabel(catalogue, entry, context),
          uses: toUses(catalogue, entry, fields, context),
        },
      ],
    }),
  );
}

function* toPages(
  catalogue: Catalogue,
  pages: readonly CataloguePage[],
  context: Context,
): Generator<ReferencePage> {
  const {label, say} = context;
  const all = pages.flatMap(({entries}) => entries);
  const description = say(`catalogue.${catalogue}.description`, {
    count: all.length,
    label,
  });
  const withPage = (list: string, page: number): string =>
    page === 1 ? list : say('catalogue.page', {list, page});
  yield* toRow(
    pages,
    ({href}, page) => ({
      text: withPage(say(`catalogue.${catalogue}.plural`), page),
      href,
    }),
    ({entries}, {text, page}) => ({
      title: withPage(say(`catalogue.${catalogue}.title`, {label}), page),
      description,
      place: {},
      sections: [
        {kind: 'title', text},
        {kind: 'paragraph', text: description},
        ...entries.map((entry) => toSection(catalogue, entry, context)),
      ],
    }),
  );
  for (const entry of all) yield* toFurtherPages(catalogue, entry, context);
}

/** The list of error codes and that of scopes, where directives tell of any. */
export function* toCataloguePages(context: Context): Generator<ReferencePage> {
  for (const catalogue of CATALOGUES) {
    yield* toPages(catalogue, context.permalinks.cataloguePages(catalogue), context);
  }
}
