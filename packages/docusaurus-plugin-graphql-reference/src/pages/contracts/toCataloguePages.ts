import {
  type Catalogue,
  type CatalogueEntry,
  type CataloguePage,
  countShown,
  type FieldElement,
  groupBy,
  impliesOnly,
  MOST_IN_CATALOGUE,
  OTHER,
  toHash,
} from 'graphql-api-model';
import type {PageContext} from '../context';
import {CATALOGUES} from '../../outline/summaries';
import {toRow} from '../paging/createPager';
import type {ListItem} from '../../theme/GraphqlSection/List/section';
import {toNameLink} from '../badges';
import type {NameLink, Row} from '../../parts/types';
import {type Section, type SectionOf, showIf, withHeading} from '../sections';
import {toMarkdown} from '../toMarkdown';
import type {ReferencePage} from '../types';

function isOperation({coordinate}: FieldElement, {model}: PageContext): boolean {
  const [owner] = coordinate.split('.');
  return model.roots.some(({type}) => type === owner);
}

/** What a reader calls a field: an operation by its name, any other by its coordinate. */
function toFieldLink(field: FieldElement, context: PageContext): NameLink {
  const {name, coordinate} = field;
  return toNameLink(isOperation(field, context) ? name : coordinate, coordinate, context);
}

function toUse(name: string, field: FieldElement, context: PageContext): ListItem {
  const errors = field.contract?.errors ?? [];
  return {
    ...toFieldLink(field, context),
    texts: errors.flatMap(({code, when, isImplied}) =>
      code === name && when !== undefined && !isImplied ? [toMarkdown(when)] : [],
    ),
  };
}

/** Fields by domain, in the order of the domains; in one row where there is none. */
function toTable(
  fields: readonly FieldElement[],
  context: PageContext,
): SectionOf<'rows'> {
  const {findType, model, t} = context;
  const byGroup = groupBy(fields, ({group, coordinate}) => {
    const [owner = ''] = coordinate.split('.');
    return group ?? findType(owner)?.element.group ?? OTHER;
  });
  const groups = [...new Set([...model.groups, OTHER])];
  const rows = groups.flatMap((group): readonly Row[] => {
    const own = byGroup.get(group);
    if (!own) return [];
    const label = byGroup.size === 1 ? '' : group === OTHER ? t('list.other') : group;
    return [{label, links: own.map((field) => toFieldLink(field, context))}];
  });
  return {kind: 'rows', look: 'table', are: 'names', rows};
}

/** The fields that a page shows of a code or scope, those that declare it first. */
function toLists(
  catalogue: Catalogue,
  {name, fields}: CatalogueEntry,
  shown: readonly FieldElement[],
  context: PageContext,
): readonly Section[] {
  const {model, t} = context;
  const code = model.errorCodes?.find((one) => one.code === name);
  const isImplied = (field: FieldElement): boolean =>
    catalogue === 'errors' && impliesOnly(field, name);
  return [false, true].flatMap((implied): readonly Section[] => {
    const all = fields.filter((field) => isImplied(field) === implied);
    const own = shown.filter((field) => isImplied(field) === implied);
    if (own.length === 0) return [];
    const uses = own.map((field) => toUse(name, field, context));
    const hasConditions = uses.some(({texts = []}) => texts.length > 0);
    const kind = implied
      ? 'errors.implied'
      : all.every((field) => isOperation(field, context))
        ? (`catalogue.${catalogue}.uses` as const)
        : (`catalogue.${catalogue}.fieldUses` as const);
    const caption = {
      label: t(kind, {count: all.length}),
      note: toMarkdown(implied ? code?.impliedWhen : ''),
    };
    return hasConditions
      ? [{...caption, kind: 'list', look: 'uses', items: uses}]
      : [{...caption, ...toTable(own, context)}];
  });
}

/** What the schema has about a code or scope everywhere. */
function toTexts(
  catalogue: Catalogue,
  name: string,
  {model, t}: PageContext,
): readonly Section[] {
  const {scopes = [], errorCodes = []} = model;
  if (catalogue === 'scopes') {
    const scope = scopes.find((one) => one.name === name);
    return [{kind: 'prose', text: toMarkdown(scope?.meaning)}];
  }
  const {meaning, action, general} = errorCodes.find(({code}) => code === name) ?? {};
  const notes = [
    {label: t('errors.action'), text: toMarkdown(action)},
    {label: t('errors.undeclared'), text: toMarkdown(general)},
  ];
  return [
    {kind: 'prose', text: toMarkdown(meaning)},
    ...notes.flatMap((note) => showIf(note.text.source !== '', {kind: 'prose', ...note})),
  ];
}

function toSections(
  catalogue: Catalogue,
  entry: CatalogueEntry,
  context: PageContext,
): readonly Section[] {
  const {permalinks, t} = context;
  const {name, fields} = entry;
  const id = permalinks.catalogueAnchor(catalogue, name);
  const [further] = permalinks.furtherFields(catalogue, entry);
  const count = fields.length;
  const shown = fields.slice(0, countShown(count, MOST_IN_CATALOGUE));
  const sections = [
    ...toTexts(catalogue, name, context),
    ...toLists(catalogue, entry, shown, context),
  ];
  const more = further && {text: t('uses.more', {count}), href: further.href};
  return withHeading(
    {id, hash: toHash(id), text: name},
    sections.map((section, index) =>
      more && index === sections.length - 1 ? {...section, more} : section,
    ),
  );
}

function toFurtherPages(
  catalogue: Catalogue,
  entry: CatalogueEntry,
  context: PageContext,
): Iterable<ReferencePage> {
  const {label, permalinks, t} = context;
  const {name} = entry;
  return toRow(
    permalinks.furtherFields(catalogue, entry),
    ({href}, page) => ({
      text: t(`catalogue.${catalogue}.usesTitle`, {name, page}),
      href,
    }),
    ({fields}, {text, page, pages}) => ({
      title: text,
      description: t(`catalogue.${catalogue}.usesDescription`, {
        name,
        label,
        page,
        pages,
      }),
      place: {},
      sections: [
        {kind: 'title', text},
        ...toTexts(catalogue, name, context),
        ...toLists(catalogue, entry, fields, context),
      ],
    }),
  );
}

function* toPages(
  catalogue: Catalogue,
  pages: readonly CataloguePage[],
  context: PageContext,
): Generator<ReferencePage> {
  const {label, t} = context;
  const all = pages.flatMap(({entries}) => entries);
  const description = t(`catalogue.${catalogue}.description`, {
    count: all.length,
    label,
  });
  const withPage = (list: string, page: number): string =>
    page === 1 ? list : t('catalogue.page', {list, page});
  yield* toRow(
    pages,
    ({href}, page) => ({
      text: withPage(t(`catalogue.${catalogue}.plural`), page),
      href,
    }),
    ({entries}, {text, page}) => ({
      title: withPage(t(`catalogue.${catalogue}.title`, {label}), page),
      description,
      place: {},
      sections: [
        {kind: 'title', text},
        {kind: 'prose', paragraph: description},
        ...entries.flatMap((entry) => toSections(catalogue, entry, context)),
      ],
    }),
  );
  for (const entry of all) yield* toFurtherPages(catalogue, entry, context);
}

/** The list of error codes and that of scopes, where directives declare any. */
export function* toCataloguePages(context: PageContext): Generator<ReferencePage> {
  for (const catalogue of CATALOGUES) {
    yield* toPages(catalogue, context.permalinks.cataloguePages(catalogue), context);
  }
}
