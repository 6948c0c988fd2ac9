import {describe, expect, it} from 'vitest';
import {contextOf, pageOf, sectionOf, sectionsOf} from '../../../__tests__/contextOf';
import {brokenLinks, pagesOf} from '../../__tests__/linksOf';
import {names} from '../../__tests__/names';

describe('the uses of a type', () => {
  it.each([
    [72, 0],
    [73, 1],
    [500, 1],
    [501, 2],
  ])('%i uses of a type take %i further pages', (count, further) => {
    const fields = names(count, 'f').map((name) => `${name}: Used`);
    const context = contextOf(`type Used { a: Int } type T { ${fields.join(' ')} }`);
    const pages = pagesOf(context).filter(({href}) => href.includes('/used-by/'));
    expect(pages.length).toBe(further);
  });

  it('however many uses a type has: further ones are on pages of their own', () => {
    const count = 1203;
    const context = contextOf(
      `type Used { a: Int } ${names(count, 'T')
        .map((name) => `type ${name} { f: Used }`)
        .join(' ')}`,
    );
    const uses = sectionsOf(pageOf(context, 'types/objects/used'), 'rows');
    expect(
      uses.map(({heading, rows, more}) => [
        heading?.text,
        heading?.count,
        rows[0]?.links.length,
        more?.href,
      ]),
    ).toEqual([
      ['Returned by fields', count, 60, '/docs/graphql/types/objects/used/used-by/1'],
    ]);
    const further = pagesOf(context).flatMap((page) =>
      page.href.includes('/used-by/') ? [page] : [],
    );
    expect(
      further.map(({href, previous, next}) => [href, previous?.href, next?.href]),
    ).toEqual([
      [
        '/docs/graphql/types/objects/used/used-by/1',
        undefined,
        '/docs/graphql/types/objects/used/used-by/2',
      ],
      [
        '/docs/graphql/types/objects/used/used-by/2',
        '/docs/graphql/types/objects/used/used-by/1',
        '/docs/graphql/types/objects/used/used-by/3',
      ],
      [
        '/docs/graphql/types/objects/used/used-by/3',
        '/docs/graphql/types/objects/used/used-by/2',
        undefined,
      ],
    ]);
    const links = further.flatMap((page) =>
      sectionOf(page, 'rows').rows.flatMap((row) => row.links),
    );
    expect(new Set(links.map(({text}) => text)).size).toBe(count);
  });

  it('has further pages for the uses of its root type where they are many', () => {
    const fields = names(73, 'f').map((name) => `${name}: Query`);
    const context = contextOf(`type Query { a: Int } type T { ${fields.join(' ')} }`);
    const {title, place} = pageOf(context, 'operations/queries/used-by/1');
    expect(title).toBe('Uses of Query, page 1: returned by fields');
    expect(place).toEqual({
      list: 'query',
      below: {text: 'Used by', href: '/docs/graphql/operations/queries/used-by/1'},
    });
    expect(brokenLinks(context)).toEqual([]);
  });
});
