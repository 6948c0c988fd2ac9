import type {Permalinks} from '../addresses/permalinks';
import type {ApiModel, Deprecation} from '../model/apiModel';
import {type Entry, isExecutable, listEntries} from '../model/listEntries';
import {type Catalogue, listCatalogue} from '../model/listCatalogue';
import type {MemberElement} from '../model/members';
import {toPlainText, toSummary} from './toSummary';

/**
 * One page of a reference as a site search takes it in. A plugin whose `content` has a property
 * `searchPages: readonly SearchPage[]` is searched by identifier.
 */
export interface SearchPage {
  /**
   * `query`, `mutation`, `subscription`, `object`, `interface`, `enum`, `input`, `union`, `scalar`
   * `directive`, `error code` or `scope`; another word is searched too, without a filter of its own.
   */
  readonly kind: string;
  readonly name: string;
  /** Site-absolute path with the base URL, and a hash where it shares the page with others. */
  readonly url: string;
  /** Further pages about the same, which are not found for themselves. */
  readonly otherUrls?: readonly string[];
  /** First sentence of the description, or what to use instead, as plain text. */
  readonly summary?: string;
  /** The description as plain text, where it is more than its first sentence. */
  readonly description?: string;
  readonly deprecated?: boolean;
  /** Words beside the name: "Beta". */
  readonly badges?: readonly string[];
  /** Name of the type an operation returns, without brackets and exclamation marks. */
  readonly returns?: string;
  readonly members?: readonly SearchMember[];
}

export type MemberKind = MemberElement['kind'];

/** Something named on a reference page, with an anchor of its own. */
export interface SearchMember {
  readonly kind: MemberKind;
  readonly name: string;
  /** Id of the element on the page, without `#`; `field.argument` for an argument of a field. */
  readonly anchor: string;
  /** Path below that of the page, of the further page that shows it where the page is too long. */
  readonly path?: string;
  /** Name of the member's type, without brackets and exclamation marks. */
  readonly returns?: string;
  readonly deprecated?: boolean;
  /** Words beside the name: "Beta". */
  readonly badges?: readonly string[];
  /** First sentence of the description, or what to use instead, as plain text. */
  readonly summary?: string;
}

/** What to use instead of something deprecated, where its reason names anything. */
function toAdvice(deprecation: Deprecation | undefined): string {
  const {reason = ''} = deprecation ?? {};
  return /`|\buse\b/iu.test(reason) ? toSummary(reason) : '';
}

function toSearchMembers(
  member: MemberElement,
  path: string,
  permalinks: Permalinks,
  badgesOf: BadgesOf,
): readonly SearchMember[] {
  const {kind, name, coordinate, deprecation, description} = member;
  const summary = toAdvice(deprecation) || toSummary(description);
  const badges = badgesOf(coordinate);
  return [
    {
      kind,
      name,
      anchor: permalinks.anchorOf(coordinate) ?? name,
      ...(path !== '' && {path}),
      ...('type' in member && {returns: member.type.name}),
      ...(deprecation && {deprecated: true}),
      ...(badges.length > 0 && {badges}),
      ...(summary && {summary}),
    },
    ...(member.kind === 'field'
      ? member.arguments.flatMap((argument) =>
          toSearchMembers(argument, path, permalinks, badgesOf),
        )
      : []),
  ];
}

function toSearchPage(
  entry: Entry,
  permalinks: Permalinks,
  badgesOf: BadgesOf,
): SearchPage {
  const {kind, element} = entry;
  const {name, description, deprecation} = element;
  const url = permalinks.entry(kind, name);
  const summary = toAdvice(deprecation) || toSummary(description);
  const badges = badgesOf(element.coordinate);
  const text = toPlainText(description);
  return {
    kind,
    name,
    url,
    ...(isExecutable(element) && {otherUrls: [permalinks.executableDirective(name)]}),
    ...(summary && {summary}),
    ...(text !== toSummary(description) && {description: text}),
    ...(deprecation && {deprecated: true}),
    ...(badges.length > 0 && {badges}),
    ...(element.kind === 'field' && {returns: element.type.name}),
    members: permalinks.memberPages(entry).flatMap(({href, members}) => {
      const path = href.slice(url.length + 1);
      return members.flatMap((member) =>
        toSearchMembers(member, path, permalinks, badgesOf),
      );
    }),
  };
}

/** Error codes and scopes are sections of the page that lists them. */
function toCataloguePages(
  catalogue: Catalogue,
  model: ApiModel,
  {catalogueEntry, furtherFields}: Permalinks,
): readonly SearchPage[] {
  const {errorCodes = [], scopes = []} = model;
  const described = catalogue === 'errors' ? errorCodes : scopes;
  const meanings = new Map(
    described.map((one) => ['code' in one ? one.code : one.name, one.meaning]),
  );
  return listCatalogue(model, catalogue).map((entry) => {
    const {name} = entry;
    const summary = toSummary(meanings.get(name));
    const otherUrls = furtherFields(catalogue, entry).map(({href}) => href);
    return {
      kind: catalogue === 'errors' ? 'error code' : 'scope',
      name,
      url: catalogueEntry(catalogue, name)!,
      ...(otherUrls.length > 0 && {otherUrls}),
      ...(summary && {summary}),
    };
  });
}

/** The words beside the name of an element. */
type BadgesOf = (coordinate: string) => readonly string[];

/** What a site search should know of a reference. */
export function toSearchPages(
  model: ApiModel,
  permalinks: Permalinks,
  badgesOf: BadgesOf = () => [],
): readonly SearchPage[] {
  return [
    ...listEntries(model).map((entry) => toSearchPage(entry, permalinks, badgesOf)),
    ...toCataloguePages('errors', model, permalinks),
    ...toCataloguePages('scopes', model, permalinks),
  ];
}
