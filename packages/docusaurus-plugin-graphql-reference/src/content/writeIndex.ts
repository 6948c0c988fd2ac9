import {printClosure, toTwin, toUniqueIds} from 'graphql-api-model';
import {divideList} from '../markdown/index/divideList';
import {printSiteIndex, type SiteIndex} from '../markdown/index/printSiteIndex';
import {type IndexList, toDomainLists, toLine} from '../markdown/index/toDomainLists';
import type {PageContext} from '../pages/context';
import {type OutputSite, writeAtAddress} from './writeAtAddress';

interface IndexSite extends OutputSite {
  readonly linkTo: (href: string) => string;
  readonly deprecatedText: string;
}

/** The names of the files of lists. */
function toNames(lists: readonly IndexList[]): readonly string[] {
  return toUniqueIds(lists.map(({label}) => label));
}

/** Writes the files of a list below an address; returns the lines that lead to them. */
function writeList(
  list: IndexList,
  {base, introduction}: {readonly base: string; readonly introduction: string},
  site: IndexSite,
): readonly string[] {
  return divideList(list, introduction).map((text, index) => {
    const href = `${base}${index === 0 ? '' : `-${index + 1}`}.txt`;
    writeAtAddress(href, text, site);
    return toLine(index === 0 ? list.label : `${list.label} ${index + 1}`, href, '');
  });
}

/** Writes the lists of a reference and the SDL of each operation; returns the list of the lists. */
export function writeReferenceIndex(context: PageContext, site: IndexSite): IndexList {
  const {entries, label, model, permalinks, t, schemaFile} = context;
  for (const {kind, element} of entries) {
    if (element.kind !== 'field' || !schemaFile?.has(element.coordinate)) continue;
    const href = `${permalinks.entry(kind, element.name)}.graphql`;
    writeAtAddress(href, printClosure(model, {kind, element}), site);
  }
  const lists = toDomainLists(context, site);
  const names = toNames(lists);
  const lines = lists.flatMap((list, index) =>
    writeList(
      list,
      {
        base: `${permalinks.overview}llms/${names[index]}`,
        introduction: t('index.closures'),
      },
      site,
    ),
  );
  const overview = toLine(t('navigation.overview'), site.linkTo(permalinks.overview), '');
  return {label, lines: [overview, ...lines]};
}

/** Writes `llms.txt`, which is also the Markdown of a home page that is a component. */
export function writeSiteIndex(
  index: SiteIndex,
  site: IndexSite & {readonly isHomeComponent: boolean},
): void {
  const names = toNames(index.lists);
  const text = printSiteIndex(index, (list) =>
    writeList(
      list,
      {base: `${site.baseUrl}llms/${names[index.lists.indexOf(list)]}`, introduction: ''},
      site,
    ),
  );
  writeAtAddress(`${site.baseUrl}llms.txt`, text, site);
  if (site.isHomeComponent)
    writeAtAddress(toTwin(site.baseUrl, site.baseUrl), text, site);
}
