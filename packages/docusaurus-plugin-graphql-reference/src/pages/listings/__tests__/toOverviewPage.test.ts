import {describe, expect, it} from 'vitest';
import {contextOf, pageOf, sectionOf, sectionsOf} from '../../../__tests__/contextOf';
import {names} from '../../__tests__/names';
import {SMALL} from '../../__tests__/smallApi';

describe('the overview', () => {
  it('counts every kind', () => {
    const page = pageOf(SMALL, '');
    const [operations, types] = sectionsOf(page, 'list').map(({items}) =>
      items.map(({text, count}) => `${text} ${count}`),
    );
    expect(operations).toEqual([
      'Queries 2',
      'Mutations 1',
      'Subscriptions 1',
      'Operation directives 3',
    ]);
    expect(types).toEqual([
      'Objects 1',
      'Interfaces 1',
      'Enums 1',
      'Inputs 1',
      'Unions 1',
      'Scalars 4',
      'Directives 6',
    ]);
    expect(page.description).toBe(
      'Every operation and type of the GraphQL API: 4 operations, 15 types and directives, each with its fields, arguments and uses.',
    );
  });

  it('has the schema’s own words and directives', () => {
    const context = contextOf(`
      directive @tag on SCHEMA
      "The *whole* API."
      schema @tag { query: Root }
      type Root { a: Int }
    `);
    const page = pageOf(context, '');
    const [first, own] = sectionsOf(page, 'prose');
    expect(own?.text?.source).toBe('The *whole* API.');
    expect(page.description).toBe('The whole API.');
    expect(first?.paragraph).toContain(': 1 operation, 9 types and');
    const {heading, directives} = sectionOf(page, 'directives');
    expect([heading?.hash, ...directives.map(({name}) => name)]).toEqual([
      '#directives',
      'tag',
    ]);
  });

  it('shows the operations and objects of each domain, the first ones of many', () => {
    const overviewOf = (count: number) => {
      const sdl = `type Query { ${names(count, 'q').join(': Int ')}: Int } type A { a: Int } enum E { A }`;
      const context = contextOf(sdl, {
        grouping: {by: {map: {'My domain': ['Query.*', 'A', 'E']}}, labels: {}},
      });
      return pageOf(context, '');
    };
    const {heading, rows} = sectionOf(overviewOf(15), 'rows', 'groups');
    expect(heading).toEqual({id: 'my-domain', hash: '#my-domain', text: 'My domain'});
    const href = '/docs/graphql/operations/queries/#my-domain';
    expect(rows.map(({label, links, more}) => [label, links.length, more])).toEqual([
      ['Queries', 12, {text: '3 more queries', href}],
      ['Objects', 1, undefined],
    ]);
    expect(sectionOf(overviewOf(14), 'rows', 'groups').rows[0]?.links.length).toBe(14);
  });

  it('however many domains have many entries: the overview shows fewer of each', () => {
    const linksOf = (domains: number) => {
      const labels = names(domains, 'D');
      const sdl = labels.flatMap((label) =>
        names(20, `${label}x`).flatMap((name) => [
          `type ${name} { a: Int }`,
          `interface ${name}i { a: Int }`,
          `union ${name}u = ${name}`,
        ]),
      );
      const map = Object.fromEntries(labels.map((label) => [label, [`${label}x*`]]));
      const context = contextOf(sdl.join(' '), {grouping: {by: {map}, labels: {}}});
      const groups = sectionsOf(pageOf(context, ''), 'rows', 'groups');
      return groups.flatMap(({rows}) => rows.map(({links}) => links.length));
    };
    expect(linksOf(2)).toEqual(Array.from({length: 6}, () => 12));
    // A thousand links for 120 lists.
    expect(linksOf(40)).toEqual(Array.from({length: 120}, () => 8));
  });
  it('shows 40 domains, for more would be no way in', () => {
    const types = names(41, 'T').map((name) => `type ${name} { a: Int }`);
    const map = Object.fromEntries(
      names(41, 'T').map((name) => [`Domain ${name}`, [name]]),
    );
    const context = contextOf(types.join(' '), {grouping: {by: {map}, labels: {}}});
    expect(context.model.groups.length).toBe(41);
    expect(sectionsOf(pageOf(context, ''), 'rows', 'groups').length).toBe(40);
  });
});
