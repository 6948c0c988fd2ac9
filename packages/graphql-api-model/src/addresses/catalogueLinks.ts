import type {ApiModel} from '../model/apiModel';
import {type Catalogue, type CatalogueEntry, listCatalogue} from '../model/listCatalogue';
import {countShown} from './countShown';
import {divide} from './divideMembers';
import {toSectionIds} from './sectionIds';

/** Fields that the list itself shows of a code or scope; the others are on further pages. */
export const MOST_IN_CATALOGUE = 120;
const MOST_ON_FURTHER_PAGE = 250;
/** Codes and fields together on one page of the list. */
const MOST_ON_PAGE = 400;

/** A page of the list of codes or scopes. */
export interface CataloguePage {
  readonly href: string;
  readonly entries: readonly CatalogueEntry[];
}

/** Addresses of the lists of codes and scopes. */
export interface CatalogueLinks {
  /** The pages of a list; none where the schema has nothing of it. */
  readonly cataloguePages: (catalogue: Catalogue) => readonly CataloguePage[];
  /** The place of a code or scope; undefined for one that the list does not have. */
  readonly catalogueEntry: (catalogue: Catalogue, name: string) => string | undefined;
  /** The id of a code or scope on its page. */
  readonly catalogueAnchor: (catalogue: Catalogue, name: string) => string;
  /** The pages with the fields that do not fit the list. */
  readonly furtherFields: (
    catalogue: Catalogue,
    entry: CatalogueEntry,
  ) => readonly {readonly href: string; readonly fields: CatalogueEntry['fields']}[];
}

interface List {
  readonly pages: readonly CataloguePage[];
  readonly places: ReadonlyMap<string, {readonly anchor: string; readonly href: string}>;
  readonly slugs: ReadonlyMap<string, string>;
}

/** The name itself where a browser and a reader can read it in an address. */
function toAnchors(names: readonly string[]): ReadonlyMap<string, string> {
  const plain = names.filter((name) => /^[\w.:-]+$/.test(name));
  const others = names.filter((name) => !plain.includes(name));
  return new Map([
    ...plain.map((name) => [name, name] as const),
    ...toSectionIds(others, plain),
  ]);
}

function createList(model: ApiModel, catalogue: Catalogue, basePath: string): List {
  const entries = listCatalogue(model, catalogue);
  const names = entries.map(({name}) => name);
  const anchors = toAnchors(names);
  const countLines = ({fields}: CatalogueEntry): number =>
    1 + countShown(fields.length, MOST_IN_CATALOGUE);
  const pages = divide(entries, MOST_ON_PAGE, countLines).map((own, index) => ({
    href: `${basePath}${catalogue}${index === 0 ? '' : `/${index + 1}`}`,
    entries: own,
  }));
  const places = pages.flatMap(({href, entries: own}) =>
    own.map(({name}) => {
      const anchor = anchors.get(name)!;
      return [name, {anchor, href: `${href}#${anchor}`}] as const;
    }),
  );
  return {pages, places: new Map(places), slugs: toSectionIds(names)};
}

export function createCatalogueLinks(model: ApiModel, basePath: string): CatalogueLinks {
  const lists = {
    errors: createList(model, 'errors', basePath),
    scopes: createList(model, 'scopes', basePath),
  };
  const anchorOf = (catalogue: Catalogue, name: string): string =>
    lists[catalogue].places.get(name)?.anchor ?? name;
  return {
    cataloguePages: (catalogue) => lists[catalogue].pages,
    catalogueEntry: (catalogue, name) => lists[catalogue].places.get(name)?.href,
    catalogueAnchor: anchorOf,
    furtherFields(catalogue, {name, fields}) {
      if (fields.length === countShown(fields.length, MOST_IN_CATALOGUE)) return [];
      const slug = lists[catalogue].slugs.get(name)!;
      return divide(fields, MOST_ON_FURTHER_PAGE).map((own, index) => ({
        href: `${basePath}${catalogue}/used-by/${slug}/${index + 1}`,
        fields: own,
      }));
    },
  };
}
