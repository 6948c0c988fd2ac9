import {describe, expect, it} from 'vitest';
import {contentsOf, contextOf, pageOf, sectionsOf} from '../../__tests__/contextOf';
import type {PageContext} from '../../pages/context';
import {brokenLinks, idsOf, pagesOf} from '../../pages/__tests__/linksOf';
import {listedOn} from '../../pages/__tests__/listedOn';
import {names} from '../../pages/__tests__/names';
import {below, sidebarOf} from '../../navigation/__tests__/sidebarOf';
import {listDomains} from '../domains';

describe('domains', () => {
  const TYPES = 'type A { a: Int } type B { a: Int } type C { a: Int } type D { a: Int }';

  /** A schema whose elements have domains by the letters of their names. */
  function grouped(groups: Readonly<Record<string, string>>, sdl = TYPES): PageContext {
    const map: Record<string, string[]> = {};
    for (const [name, label] of Object.entries(groups))
      // Scalars of GraphQL begin with the same letters.
      (map[label] ??= []).push(name, ...Array.from('0123456789', (d) => `${name}${d}*`));
    return contextOf(sdl, {grouping: {by: {map}, labels: groups}});
  }

  it('divide a list, what has none last', () => {
    const page = pageOf(grouped({A: 'Zoo', B: 'Apes', C: 'Zoo'}), 'types/objects/');
    expect(listedOn(page)).toEqual(['Zoo #zoo: A C', 'Apes #apes: B', 'Other #other: D']);
    expect(contentsOf(page)).toEqual([
      {value: 'Zoo', id: 'zoo', level: 2},
      {value: 'Apes', id: 'apes', level: 2},
      {value: 'Other', id: 'other', level: 2},
    ]);
  });

  it('called as a heading of the page keep their anchors, the heading gives way', () => {
    const context = contextOf('type Query { a: Int self: Query }', {
      grouping: {by: {map: {'Used by': ['a']}}, labels: {}},
    });
    const ids = idsOf(pageOf(context, 'operations/queries/'));
    expect(ids).toEqual(['used-by', 'other', 'section-used-by', 'used-by-query']);
  });

  it('called "Other" lists nothing twice', () => {
    const page = pageOf(grouped({A: 'Other', B: 'Apes'}), 'types/objects/');
    const listed = sectionsOf(page, 'list').flatMap(({items}) =>
      items.map(({text}) => text),
    );
    expect(listed.toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  it.each([
    ['signs', {A: 'Good news', B: 'Good-news', C: 'good news!'}],
    ['another script', {A: 'Räume', B: '部屋', C: 'ニュース'}],
    ['a name that others are given', {A: 'all', B: 'Other', C: '!'}],
  ])('that differ in %s only have sections of their own', (_, groups) => {
    const context = grouped(groups);
    for (const path of ['types/objects/', '']) {
      const ids = idsOf(pageOf(context, path));
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(brokenLinks(context)).toEqual([]);
  });

  it('split long lists into pages that are not each other’s', () => {
    const sdl = ['A', 'B', 'C']
      .flatMap((prefix) => names(prefix === 'A' ? 450 : 5, prefix))
      .map((name) => `type ${name} { a: Int }`)
      .join(' ');
    const context = grouped({A: 'Users', B: 'Users 1', C: 'users-2'}, sdl);
    const hrefs = pagesOf(context).map(({href}) => href);
    expect(hrefs.filter((href, index) => hrefs.indexOf(href) !== index)).toEqual([]);
    expect(brokenLinks(context)).toEqual([]);
  });

  it('lead to the first of several parts of a list', () => {
    const types = names(450, 'A').map((name) => `type ${name} { a: Int }`);
    const context = grouped({A: 'Users'}, types.join(' '));
    const [domain] = listDomains(context);
    expect(domain?.kinds.map(({href}) => href)).toEqual([
      '/docs/graphql/types/objects/list/users/1',
    ]);
  });

  it('lead from the overview and the side navigation to their part of a split list', () => {
    const sdl = ['A', 'B']
      .flatMap((prefix) => names(150, prefix))
      .map((name) => `type ${name} { a: Int }`)
      .join(' ');
    expect(brokenLinks(grouped({A: 'Users', B: 'Spaces'}, sdl))).toEqual([]);
  });
});

it('a sidebar links to the domains that the overview shows, and to no others', () => {
  const types = names(41, 'T').map((name) => `type ${name} { a: Int }`);
  const map = {
    Numbers: ['E'],
    ...Object.fromEntries(names(40, 'T').map((name) => [name, [name]])),
  };
  const context = contextOf(`enum E { A } ${types.join(' ')}`, {
    grouping: {by: {map}, labels: {}},
  });
  const shown = idsOf(pageOf(context, ''));
  const [reference] = sidebarOf(context, '');
  const domains = below([reference!], reference!.label).filter(
    ({label}) => label in map || label === 'Other',
  );
  const linked = domains.flatMap(({href}) => href?.split('#')[1] ?? []);
  expect(domains.length).toBe(42);
  expect(linked.length).toBe(39);
  expect(shown).toEqual(expect.arrayContaining(linked));
});
