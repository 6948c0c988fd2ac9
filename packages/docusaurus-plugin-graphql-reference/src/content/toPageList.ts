import type {PageLink, PageList} from 'docusaurus-plugin-markdown-pages';
import {
  type Entry,
  isOperationKind,
  listKinds,
  toSummary,
  toUniqueIds,
} from 'graphql-api-model';
import {toSpan} from 'docusaurus-plugin-markdown-pages/print';
import {listDomains} from '../outline/domains';
import type {PageContext} from '../pages/context';

/** An element on one line: `query spaces(first: Int = 10): [Space!]!`, `enum Kind`. */
function toSignature({kind, element}: Entry): string {
  const at = kind === 'directive' ? '@' : '';
  const list =
    'arguments' in element
      ? element.arguments.map(({name, type, defaultValue}) => {
          const value = defaultValue === undefined ? '' : ` = ${defaultValue}`;
          return `${name}: ${type.notation}${value}`;
        })
      : [];
  const type =
    isOperationKind(kind) && 'type' in element ? `: ${element.type.notation}` : '';
  const given = list.length > 0 ? `(${list.join(', ')})` : '';
  return `${kind} ${at}${element.name}${given}${type}`;
}

/** The elements of a reference by domain, or by kind where it has none; deprecated ones come last. */
function toDomainLists(context: PageContext): readonly PageList[] {
  const {entries, permalinks, badgesOf, t} = context;
  const toLink = (entry: Entry): PageLink => {
    const {kind, element} = entry;
    const marks = badgesOf(element.coordinate).map(({text}) => `(${text})`);
    return {
      label: [toSpan(toSignature(entry)), ...marks].join(' '),
      href: permalinks.entry(kind, element.name),
      description: toSummary(element.description),
    };
  };
  const toList = (label: string, own: readonly Entry[]): PageList => {
    const current = own.filter(({element}) => !element.deprecation);
    const deprecated = own.filter(({element}) => element.deprecation);
    return {label, links: [...current, ...deprecated].map(toLink)};
  };
  const domains = listDomains(context);
  if (domains.length > 0) {
    return domains.map(({label, kinds}) =>
      toList(
        label,
        kinds.flatMap((kind) => kind.entries),
      ),
    );
  }
  return listKinds(entries).map((kind) =>
    toList(
      t(`kind.${kind}.plural`),
      entries.filter((entry) => entry.kind === kind),
    ),
  );
}

/** The pages of a reference in `llms.txt`: the overview, and a file for each domain or kind. */
export function toPageList(context: PageContext): PageList {
  const {label, permalinks, t} = context;
  const lists = toDomainLists(context);
  const names = toUniqueIds(lists.map((list) => list.label));
  return {
    label,
    links: [
      {label: t('navigation.overview'), href: permalinks.overview, description: ''},
    ],
    files: lists.map((list, index) => ({
      ...list,
      href: `${permalinks.overview}llms/${names[index]}`,
      introduction: t('index.closures'),
    })),
  };
}
