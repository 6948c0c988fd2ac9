import type {ApiModel, Element, OperationKind} from '../model/apiModel';
import {groupBy} from '../words/groupBy';
import {listElements} from '../model/listElements';
import {type Entry, type Kind, listEntries} from '../model/listEntries';
import type {MemberElement} from '../model/members';
import {type CatalogueLinks, createCatalogueLinks} from './catalogueLinks';
import {divideMembers} from './divideMembers';
import {toSlugs} from './slugs';

/** The folder of each kind below the reference's base path. */
export const FOLDERS: Readonly<Record<Kind, string>> = {
  query: 'operations/queries',
  mutation: 'operations/mutations',
  subscription: 'operations/subscriptions',
  object: 'types/objects',
  interface: 'types/interfaces',
  enum: 'types/enums',
  input: 'types/inputs',
  union: 'types/unions',
  scalar: 'types/scalars',
  directive: 'types/directives',
};

/** Where the second pages of directives for requests are. */
export const EXECUTABLE_DIRECTIVES = 'operations/directives';

/** A list of the reference; directives that a request may carry have a second one. */
export type ListKind = Kind | 'executable';

/** A page that shows members of an entry: its own page, or one that continues it. */
export interface MemberPage {
  readonly href: string;
  readonly members: readonly MemberElement[];
}

/** Makes every address of the reference. All start with the site's base URL. */
export interface Permalinks extends CatalogueLinks {
  readonly overview: string;
  /** The section of the overview that shows a domain, by the section's anchor. */
  readonly overviewSection: (id: string) => string;
  readonly listing: (list: ListKind) => string;
  /** The section of a list that shows a domain or letter, by the section's anchor. */
  readonly listingSection: (list: ListKind, id: string) => string;
  /** The page of a part of a list that is too long for one, which may have several. */
  readonly listingPart: (list: ListKind, id: string, page?: number) => string;
  readonly entry: (kind: Kind, name: string) => string;
  readonly executableDirective: (name: string) => string;
  /** The list of what changed in the schema; pages count from 1. */
  readonly changes: (page: number) => string;
  /** A page of all changes since a state, by its day. */
  readonly changesSince: (date: string, page: number) => string;
  /** The list of what is deprecated; pages count from 1. */
  readonly deprecations: (page: number) => string;
  /** A feed of changes: `all`, `breaking`, or one of a domain. */
  readonly feed: (name: string) => string;
  /** A page that continues "Used by" of what is at `href`; pages count from 1. */
  readonly usages: (href: string, page: number) => string;
  /** A page that continues what an entry at `href` consists of; the entry's own is the first. */
  readonly members: (href: string, page: number) => string;
  /** The pages of an entry with the members that each shows: one, unless there are too many. */
  readonly memberPages: (entry: Entry) => readonly MemberPage[];
  /** The place of a schema coordinate; `undefined` for what the schema does not have. */
  readonly of: (coordinate: string) => string | undefined;
  /** The same, or the overview for what has no place: the types of introspection. */
  readonly at: (coordinate: string) => string;
  /** The file with the whole schema. */
  readonly schemaFile: string;
  /** The file with requests for clients such as Postman. */
  readonly collectionFile: string;
  /** The request on the page of an operation, by its coordinate. */
  readonly requestOf: (coordinate: string) => string;
  /** The id of an element on its page; `undefined` for what has a page of its own. */
  readonly anchorOf: (coordinate: string) => string | undefined;
}

/** Where an element is described: a page, or an anchor on one. */
interface Place {
  readonly page: string;
  readonly anchor?: string;
}

/** The address of an anchor of the page one is on. */
export function toHash(id: string): string {
  return `#${id}`;
}

/** The address below which a reference is, with leading and trailing slash. */
export function toBasePath(baseUrl: string, routeBasePath: string): string {
  return `/${baseUrl}/${routeBasePath}/`.replace(/\/+/g, '/');
}

/** Finds the last part of the address of an entry; throws for one that the schema lacks. */
function createSlugOf(model: ApiModel): (kind: Kind, name: string) => string {
  const byKind = groupBy(listEntries(model), ({kind}) => kind);
  const slugs = new Map(
    [...byKind].map(([kind, entries]) => [
      kind,
      toSlugs(entries.map(({element}) => element.name)),
    ]),
  );
  return (kind, name) => {
    const slug = slugs.get(kind)?.get(name);
    if (slug !== undefined) return slug;
    throw new Error(`The schema has no ${kind} called "${name}".`);
  };
}

/** The address of a page of a list; the first has that of the list. */
function toNumbered(list: string, page: number): string {
  return page === 1 ? list : `${list}/${page}`;
}

/** The address of a page that continues the one at `href`. */
function toFurtherPage(href: string, folder: string, page: number): string {
  return `${href.replace(/\/$/, '')}/${folder}/${page}`;
}

/** The number of the page of each member that is not on the first one, by its coordinate. */
function findFurtherMembers(model: ApiModel): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const {element} of listEntries(model)) {
    const [, ...pages] = divideMembers(element);
    for (const [index, members] of pages.entries()) {
      for (const {coordinate} of members) numbers.set(coordinate, index + 2);
    }
  }
  return numbers;
}

function findPlaces(
  model: ApiModel,
  {
    overview,
    listing,
    entry,
    members,
  }: Pick<Permalinks, 'overview' | 'listing' | 'entry' | 'members'>,
): ReadonlyMap<string, Place> {
  const further = findFurtherMembers(model);
  // Of two operations with one root type the first stands for both.
  const rootKinds = new Map(model.roots.toReversed().map(({kind, type}) => [type, kind]));
  const rootKindOf = ({kind, name}: Element): OperationKind | undefined =>
    kind === 'object' ? rootKinds.get(name) : undefined;
  const places = new Map<string, Place>();
  const toPlace = (element: Element, parents: readonly Element[]): Place => {
    const {kind, name, coordinate} = element;
    if (kind === 'schema') return {page: overview};
    const owner = parents.at(-1);
    const rootKind = rootKindOf(owner ?? element);
    if (!owner) return {page: rootKind ? listing(rootKind) : entry(kind as Kind, name)};
    if (rootKind) return {page: entry(rootKind, name)};
    const place = places.get(owner.coordinate)!;
    const number = further.get(coordinate);
    return {
      page: number === undefined ? place.page : members(place.page, number),
      anchor: place.anchor === undefined ? name : `${place.anchor}.${name}`,
    };
  };
  for (const {element, parents} of listElements(model)) {
    places.set(element.coordinate, toPlace(element, parents));
  }
  return places;
}

/** `basePath` starts and ends with a slash. */
export function createPermalinks(model: ApiModel, basePath: string): Permalinks {
  const folderOf = (list: ListKind): string =>
    list === 'executable' ? EXECUTABLE_DIRECTIVES : FOLDERS[list];
  const listing = (list: ListKind): string => `${basePath}${folderOf(list)}/`;
  const members = (href: string, page: number): string =>
    page === 1 ? href : toFurtherPage(href, 'members', page);
  const slugOf = createSlugOf(model);
  const entry = (kind: Kind, name: string): string =>
    `${basePath}${FOLDERS[kind]}/${slugOf(kind, name)}`;
  const pages = {overview: basePath, listing, members, entry};
  const places = findPlaces(model, pages);
  const of = (coordinate: string): string | undefined => {
    const {page, anchor} = places.get(coordinate) ?? {};
    return page === undefined || anchor === undefined ? page : page + toHash(anchor);
  };
  return {
    ...pages,
    ...createCatalogueLinks(model, basePath),
    executableDirective: (name) =>
      `${basePath}${EXECUTABLE_DIRECTIVES}/${slugOf('directive', name)}`,
    changes: (page) => toNumbered(`${basePath}changes`, page),
    changesSince: (date, page) => toNumbered(`${basePath}changes/since-${date}`, page),
    deprecations: (page) => toNumbered(`${basePath}deprecations`, page),
    feed: (name) => `${basePath}changes/feeds/${name}.xml`,
    schemaFile: `${basePath}schema.graphql`,
    collectionFile: `${basePath}collection.postman.json`,
    overviewSection: (id) => basePath + toHash(id),
    listingSection: (list, id) => listing(list) + toHash(id),
    listingPart: (list, id, page) =>
      `${listing(list)}list/${id}${page === undefined ? '' : `/${page}`}`,
    usages: (href, page) => toFurtherPage(href, 'used-by', page),
    memberPages: ({kind, element}) =>
      divideMembers(element).map((list, index) => ({
        href: members(entry(kind, element.name), index + 1),
        members: list,
      })),
    of,
    at: (coordinate) => of(coordinate) ?? basePath,
    requestOf: (coordinate) => {
      // The anchor of an argument stays as it is.
      const isTaken = places.has(`${coordinate}(request:)`);
      return (
        (of(coordinate) ?? basePath) + toHash(isTaken ? 'section-request' : 'request')
      );
    },
    anchorOf: (coordinate) => places.get(coordinate)?.anchor,
  };
}
