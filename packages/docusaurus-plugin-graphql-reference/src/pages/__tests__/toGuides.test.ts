import {expect, it} from 'vitest';
import {contextOf, pageOf, sectionOf, sectionsOf} from '../../__tests__/contextOf';

it('operations and types link to their guides below the description', () => {
  const link = {text: 'Spaces › Find a space', href: '/docs/spaces#find'};
  const context = {
    ...contextOf('type Query { "Finds it." space: Space } type Space { id: ID }'),
    guides: {
      examples: new Map(),
      links: new Map([['Query.space', [link]]]),
      migrations: new Map(),
      requests: new Map(),
      uses: new Map(),
    },
  };
  const page = pageOf(context, 'operations/queries/space');
  expect(sectionOf(page, 'rows')).toEqual({
    kind: 'rows',
    look: 'line',
    are: 'texts',
    rows: [{label: 'Guides', links: [link]}],
  });
  const kinds = page.sections.slice(0, 4).map(({kind}) => kind);
  expect(kinds).toEqual(['title', 'prose', 'rows', 'code']);
  expect(context.toMarkdown(page)).toContain(
    'Finds it.\n\nGuides:\n\n- [Spaces › Find a space](/docs/spaces#find)\n',
  );
  expect(sectionsOf(pageOf(context, 'types/objects/space'), 'rows', 'line')).toEqual([]);
});
