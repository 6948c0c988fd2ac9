import type {ApiModel, Element} from '../model/apiModel';
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

/** Where directives that may stand in a request have a second page. */
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
  /** A page that continues "Used by" of what stands at `href`; pages count from 1. */
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
  /** The request on the page of an operation, by its coordinate. */
  readonly requestOf: (coordinate: string) => string;
  /** The id of an element on its page; `undefined` for what has a page of its own. */
  readonly anchorOf: (coordinate: string) => string | undefined;
}

/** Where an element is described: a page, or an anchor on one. */
interface Place {
  readonly page: string;
  readonly anchor?: string;
  readonly href: string;
}

/** The address of an anchor of the page one is on. */
export function toHash(id: string): string {
  return `#${id}`;
}

/** The address below which a reference stands, with leading and trailing slash. */
export function toBasePath(baseUrl: string, routeBasePath: string): string {
  return `/${baseUrl}/${routeBasePath}/`.replace(/\/+/g, '/');
}

function createEntryLinks(
  model: ApiModel,
  basePath: string,
): Pick<Permalinks, 'entry' | 'executableDirective'> {
  const slugs = new Map(
    [...groupBy(listEntries(model), ({kind}) => kind)].map(([kind, entries]) => [
      kind,
      toSlugs(entries.map(({element}) => element.name)),
    ]),
  );
  const slugOf = (kind: Kind, name: string): string => {
    const slug = slugs.get(kind)?.get(name);
    if (slug === undefined)
      throw new Error(`The schema has no ${kind} called "${name}".`);
    return slug;
  };
  return {
    entry: (kind, name) => `${basePath}${FOLDERS[kind]}/${slugOf(kind, name)}`,
    executableDirective: (name) =>
      `${basePath}${EXECUTABLE_DIRECTIVES}/${slugOf('directive', name)}`,
  };
}

type Pages = Pick<Permalinks, 'overview' | 'listing' | 'entry' | 'members'>;

/** The address of a page that continues the one at `href`. */
function toFurtherPage(href: string, folder: string, page: number): string {
  return `${href.replace(/\/$/, '')}/${folder}/${page}`;
}

/** The number of the page of each member and argument that is not where its owner is, by its coordinate. */
function findFurtherMembers(model: ApiModel): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const {element} of listEntries(model)) {
    const seen = new Set<string>();
    for (const [index, members] of divideMembers(element).entries()) {
      for (const member of members) {
        const isContinued = seen.has(member.coordinate);
        seen.add(member.coordinate);
        if (index === 0) continue;
        const moved = isContinued && 'arguments' in member ? member.arguments : [member];
        for (const {coordinate} of moved) numbers.set(coordinate, index + 1);
      }
    }
  }
  return numbers;
}

function toPagePlace(page: string): Place {
  return {page, href: page};
}

/** The place of what an element holds: an anchor on the page of the one that holds it. */
function toAnchorPlace(owner: Place, name: string): Place {
  const anchor = owner.anchor === undefined ? name : `${owner.anchor}.${name}`;
  return {page: owner.page, anchor, href: owner.page + toHash(anchor)};
}

function findPlaces(
  model: ApiModel,
  {overview, listing, entry, members}: Pages,
): ReadonlyMap<string, Place> {
  const further = findFurtherMembers(model);
  const toMemberPlace = (
    {coordinate, name}: Element,
    owner: Place,
    entryPage: string,
  ): Place => {
    const number = further.get(coordinate);
    const page = number === undefined ? owner.page : members(entryPage, number);
    return toAnchorPlace({...owner, page}, name);
  };
  // Of two operations with one root type the first stands for both.
  const rootKinds = new Map(model.roots.toReversed().map(({kind, type}) => [type, kind]));
  const places = new Map<string, Place>();
  for (const {element, parents} of listElements(model)) {
    const owner = parents.at(-1);
    const root = owner ?? element;
    const rootKind = root.kind === 'object' ? rootKinds.get(root.name) : undefined;
    let place: Place;
    if (element.kind === 'schema') place = toPagePlace(overview);
    else if (rootKind && owner) place = toPagePlace(entry(rootKind, element.name));
    else if (rootKind) place = toPagePlace(listing(rootKind));
    else if (owner) {
      // Operations have pages of their own, and are below their root type in the schema.
      const top = parents.find(
        ({kind, name}) => kind !== 'object' || !rootKinds.has(name),
      );
      const entryPage = places.get((top ?? owner).coordinate)!.page;
      place = toMemberPlace(element, places.get(owner.coordinate)!, entryPage);
    } else place = toPagePlace(entry(element.kind as Kind, element.name));
    places.set(element.coordinate, place);
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
  const entries = createEntryLinks(model, basePath);
  const pages = {overview: basePath, listing, members, ...entries};
  const places = findPlaces(model, pages);
  const of = (coordinate: string): string | undefined => places.get(coordinate)?.href;
  return {
    ...pages,
    ...createCatalogueLinks(model, basePath),
    changes: (page) => `${basePath}changes${page === 1 ? '' : `/${page}`}`,
    schemaFile: `${basePath}schema.graphql`,
    overviewSection: (id) => basePath + toHash(id),
    listingSection: (list, id) => listing(list) + toHash(id),
    listingPart: (list, id, page) =>
      `${listing(list)}list/${id}${page === undefined ? '' : `/${page}`}`,
    usages: (href, page) => toFurtherPage(href, 'used-by', page),
    memberPages: ({kind, element}) =>
      divideMembers(element).map((list, index) => ({
        href: members(entries.entry(kind, element.name), index + 1),
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
