import {
  type Deprecated,
  divide,
  findDeprecations,
  getGroup,
  groupBy,
  OTHER,
  toHash,
  toSectionIds,
} from 'graphql-api-model';
import {describeHistory} from '../changes/describeHistory';
import type {PageContext} from '../context';
import {toRow} from '../paging/createPager';
import type {ListItem} from '../../theme/GraphqlSection/List/section';
import {type Section, showIf} from '../sections';
import {describeRemoval} from '../toDeprecation';
import {toMarkdown} from '../toMarkdown';
import {findUsers} from './findUsers';
import type {ReferencePage} from '../types';

/** Deprecated elements on one page. */
const MOST_ON_PAGE = 100;

function getDomain(deprecated: Deprecated): string {
  return getGroup(deprecated) ?? OTHER;
}

/** By domain in the order of the domains; in each, what is removed first comes first. */
function sort(
  deprecations: readonly Deprecated[],
  {groups}: PageContext['model'],
): readonly Deprecated[] {
  const order = new Map([...groups, OTHER].map((group, index) => [group, index]));
  const positionOf = (one: Deprecated): number => order.get(getDomain(one)) ?? 0;
  const last = '9999-12-31';
  return deprecations.toSorted(
    (a, b) =>
      positionOf(a) - positionOf(b) ||
      (a.removal ?? last).localeCompare(b.removal ?? last, 'en'),
  );
}

/** The text about a deprecated element: since when, until when, why, what replaces it and what uses it. */
function toUse(deprecated: Deprecated, context: PageContext): ListItem {
  const {element, replacements} = deprecated;
  const {model, permalinks, t} = context;
  const {coordinate, deprecation} = element;
  const reason = deprecation?.reason ?? '';
  // A whole coordinate in the reason is a link, and so is the name of an operation alone.
  const names = replacements.filter(
    (name) =>
      !reason.includes(`\`${name}\``) &&
      !model.roots.some(({type}) => name.startsWith(`${type}.`)),
  );
  const texts = [
    describeHistory(element, context),
    describeRemoval(element, t),
    reason,
    names.length > 0 &&
      t('deprecations.replacement', {
        names: names.map((name) => `\`${name}\``).join(', '),
      }),
  ];
  return {
    text: coordinate,
    href: permalinks.at(coordinate),
    texts: texts
      .filter((text) => typeof text === 'string')
      .map((text) => toMarkdown(text))
      .filter(({source}) => source !== ''),
    rows: findUsers(deprecated, context),
  };
}

function toSections(
  deprecations: readonly Deprecated[],
  context: PageContext,
): readonly Section[] {
  const {t} = context;
  const domains = groupBy(deprecations, getDomain);
  const ids = toSectionIds([...domains.keys()]);
  return [...domains].map(([domain, own]) => {
    const id = ids.get(domain) ?? '';
    const text = domain === OTHER ? t('list.other') : domain;
    return {
      kind: 'list',
      look: 'uses',
      // A schema without domains has one list.
      ...(context.model.groups.length > 0 && {heading: {id, hash: toHash(id), text}}),
      label: t('deprecations.label', {count: own.length}),
      items: own.map((one) => toUse(one, context)),
    };
  });
}

/** The pages with everything that is deprecated; none where nothing is. */
export function toDeprecationPages(context: PageContext): Iterable<ReferencePage> {
  const {label, permalinks, t, model} = context;
  const all = sort(findDeprecations(model), model);
  const description = t('deprecations.description', {count: all.length, label});
  return toRow(
    all.length === 0 ? [] : divide(all, MOST_ON_PAGE),
    (_, page) => ({
      text: page === 1 ? t('deprecations.plural') : t('deprecations.page', {page}),
      href: permalinks.deprecations(page),
    }),
    (part, {text, href, page}) => ({
      title: page === 1 ? t('deprecations.title', {label}) : text,
      description,
      place: page === 1 ? {} : {parent: permalinks.deprecations(1), below: {text, href}},
      sections: [
        {kind: 'title', text},
        ...showIf(page === 1, {kind: 'prose', paragraph: description}),
        ...toSections(part, context),
      ],
    }),
  );
}
