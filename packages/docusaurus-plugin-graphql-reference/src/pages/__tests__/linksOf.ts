import type {PageContext} from '../context';
import {toPages} from '../toPages';
import type {ReferencePage} from '../types';

/** Every page of the reference. */
export function pagesOf(context: PageContext): readonly ReferencePage[] {
  return [...toPages(context)];
}

/** Every address within the reference that a page of props contains, wherever it is. */
function linksOf(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return value.startsWith('/docs/graphql/')
      ? [value]
      : [...value.matchAll(/href="(\/docs\/graphql\/[^"]*)"/g)].map(
          ([, href = '']) => href,
        );
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(linksOf)
    : [];
}

/** Anchors that the page of an address has, by address. */
function anchorsOf(pages: readonly ReferencePage[]): ReadonlyMap<string, Set<string>> {
  return new Map(pages.map((page) => [page.href, new Set(idsOf(page))]));
}

/** The ids of a page: those of its headings, of its members, of their arguments, of its uses. */
export function idsOf({sections}: ReferencePage): readonly string[] {
  return sections.flatMap((section) => [
    ...(section.heading ? [section.heading.id] : []),
    ...(section.kind === 'members'
      ? section.members.flatMap(({id, arguments: list}) => [
          id,
          ...list.map((one) => one.id),
        ])
      : []),
  ]);
}

/** The addresses within the reference that pages link to, and no page or anchor has. */
export function brokenLinks(context: PageContext): readonly string[] {
  const pages = pagesOf(context);
  const anchors = anchorsOf(pages);
  const links = new Set(pages.flatMap(linksOf));
  return [...links].filter((link) => {
    const [href = '', anchor] = link.split('#');
    const there = anchors.get(href);
    return !there || (anchor !== undefined && !there.has(anchor));
  });
}
