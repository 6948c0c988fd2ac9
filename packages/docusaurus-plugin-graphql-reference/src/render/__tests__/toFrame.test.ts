import {describe, expect, it} from 'vitest';
import {contentsOf, contextOf, pageOf, sectionOf} from '../../__tests__/contextOf';
import {idsOf} from '../../pages/__tests__/linksOf';
import {SMALL} from '../../pages/__tests__/smallApi';

describe('a page of an entry', () => {
  it('has a title, description, place and neighbours', () => {
    const {title, description, place, previous, next} = pageOf(
      SMALL,
      'operations/queries/space',
    );
    expect({title, description, place, previous, next}).toEqual({
      title: 'space query',
      description: 'The query space of the GraphQL API.',
      place: {list: 'query', entry: '/docs/graphql/operations/queries/space'},
      previous: {text: 'Overview', href: '/docs/graphql/'},
      next: {text: 'spaces', href: '/docs/graphql/operations/queries/spaces'},
    });
  });

  it('has a table of contents of its sections and members', () => {
    expect(contentsOf(pageOf(SMALL, 'types/objects/space'))).toEqual([
      {value: 'Fields', id: 'fields', level: 2},
      {value: '<code>id</code>', id: 'id', level: 3},
      {value: '<code>role</code>', id: 'role', level: 3},
      {value: '<code>any</code>', id: 'any', level: 3},
      {value: 'Implements', id: 'implements', level: 2},
      {value: 'Schema (SDL)', id: 'definition', level: 2},
      {value: 'Used by', id: 'used-by', level: 2},
      {value: 'Returned by queries', id: 'used-by-query', level: 3},
      {value: 'Returned by mutations', id: 'used-by-mutation', level: 3},
      {value: 'Returned by subscriptions', id: 'used-by-subscription', level: 3},
      {value: 'Part of unions', id: 'used-by-member', level: 3},
    ]);
  });

  it('has long names in its table of contents that break between their words', () => {
    const context = contextOf('type Query { t: T } type T { lastActivityAt: Int }');
    expect(contentsOf(pageOf(context, 'types/objects/t'))).toContainEqual({
      value: '<code>last<wbr>Activity<wbr>At</code>',
      id: 'lastActivityAt',
      level: 3,
    });
  });

  it('gives way with its section ids where a member has the same name', () => {
    const context = contextOf(`
      type Query { all(arguments: Int, returns: Int, directives: Int): Int }
      type T implements N { fields: Int implements: Int definition: Int values(fields: Int): Int }
      interface N { fields: Int }
      enum E { values definition locations }
    `);
    for (const path of ['operations/queries/all', 'types/objects/t', 'types/enums/e']) {
      const ids = idsOf(pageOf(context, path));
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(idsOf(pageOf(context, 'types/objects/t'))).toEqual([
      'section-fields',
      'fields',
      'implements',
      'definition',
      'values',
      'values.fields',
      'section-implements',
      'section-definition',
    ]);
  });

  it('has a second page for a directive that requests may carry, with its own place', () => {
    const page = pageOf(SMALL, 'operations/directives/include');
    const {title, place} = page;
    expect({title, place}).toEqual({
      title: '@include operation directive',
      place: {list: 'executable', entry: '/docs/graphql/operations/directives/include'},
    });
    expect(sectionOf(page, 'title')).toEqual({
      kind: 'title',
      text: '@include',
      overline: 'operation directive',
    });
  });
});
