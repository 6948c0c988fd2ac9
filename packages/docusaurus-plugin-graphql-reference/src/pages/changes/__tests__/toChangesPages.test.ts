import type {Change, Release} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {
  contentsOf,
  contextOf,
  pageOf,
  sectionOf,
  sectionsOf,
} from '../../../__tests__/contextOf';
import {toReferenceCategory} from '../../../navigation/toReferenceCategory';
import {toPages} from '../../toPages';

const SDL =
  'type Query { space(id: ID!): Int old: Int @deprecated } type Member { id: ID }';

function contextWith(releases: readonly Release[]): ReturnType<typeof contextOf> {
  return contextOf(SDL, {releases});
}

function many(count: number): readonly Change[] {
  return Array.from({length: count}, (_, index) => ({
    what: 'removed',
    coordinate: `Gone${index}`,
    isBreaking: true,
  }));
}

function released(date: string, changes: readonly Change[], isPublished = true): Release {
  return {date, isPublished, changes};
}

describe('the list of changes', () => {
  const context = contextWith([
    released(
      '2026-11-20',
      [
        {
          what: 'type',
          before: 'ID',
          after: 'ID!',
          coordinate: 'Query.space(id:)',
          isBreaking: true,
        },
      ],
      false,
    ),
    released('2026-11-20', [
      {what: 'deprecated', coordinate: 'Query.old', isBreaking: false},
      {
        what: 'interfaces',
        added: ['Node'],
        removed: ['Entity', 'Person'],
        coordinate: 'Member',
        isBreaking: true,
      },
      {what: 'default', after: '5', coordinate: 'Gone', isBreaking: false},
    ]),
  ]);
  const page = pageOf(context, 'changes');

  it('has a title, a description and a section for each release', () => {
    expect(page.title).toBe('Changes to the GraphQL API');
    expect(page.description).toBe(
      'Changes: What was added, removed, changed or deprecated, by date.',
    );
    expect(sectionOf(page, 'title').text).toBe('Changes');
    expect(contentsOf(page)).toEqual([
      {value: 'Since 2026-11-20', id: 'since-2026-11-20', level: 2},
      {value: '2026-11-20', id: '2026-11-20', level: 2},
    ]);
    expect(page).not.toHaveProperty('next');
  });

  it('shows for each element what changed, and links it where it is still there', () => {
    expect(sectionsOf(page, 'changes').map(({changes}) => changes)).toEqual([
      [
        {
          element: {
            text: 'Query.space(id:)',
            href: '/docs/graphql/operations/queries/space#id',
          },
          text: 'type changed',
          badges: [{text: 'breaking', tone: 'danger'}],
          note: {type: 'markdown', source: ''},
          before: ['ID'],
          after: ['ID!'],
        },
      ],
      [
        {
          element: {text: 'Query.old', href: '/docs/graphql/operations/queries/old'},
          text: 'deprecated',
          badges: [],
          note: {type: 'markdown', source: ''},
          before: [],
          after: [],
        },
        {
          element: {text: 'Member', href: '/docs/graphql/types/objects/member'},
          text: 'interfaces changed',
          badges: [{text: 'breaking', tone: 'danger'}],
          note: {type: 'markdown', source: ''},
          before: ['Entity', 'Person'],
          after: ['Node'],
        },
        {
          element: {text: 'Gone'},
          text: 'default changed',
          badges: [],
          note: {type: 'markdown', source: ''},
          before: [],
          after: ['5'],
        },
      ],
    ]);
  });

  it('has what its owner has written about a day and a change', () => {
    const change = {what: 'removed', coordinate: 'Gone', isBreaking: true} as const;
    const long = contextWith([
      {
        ...released('2026-11-22', [{...change, note: 'Use `space`.'}, ...many(250)]),
        text: 'A day.',
      },
    ]);
    const [first] = sectionsOf(pageOf(long, 'changes'), 'changes');
    expect([first?.text, first?.changes[0]?.note]).toEqual([
      {type: 'markdown', source: 'A day.'},
      {type: 'markdown', source: 'Use `space`.'},
    ]);
    expect(sectionOf(pageOf(long, 'changes/2'), 'changes').text.source).toBe('');
  });

  it('is in the sidebar, and its newest release on the overview', () => {
    expect(toReferenceCategory(context, '/').items[0]).toEqual({
      type: 'link',
      key: '/docs/graphql/changes',
      label: 'Changes',
      href: '/docs/graphql/changes',
    });
    const [newest] = sectionsOf(pageOf(context, ''), 'list', 'cards').slice(-2);
    expect(newest?.heading?.text).toBe('Changes');
    expect(newest?.items).toEqual([
      {
        text: 'Since 2026-11-20',
        href: '/docs/graphql/changes',
        count: 1,
        summary: 'What was added, removed, changed or deprecated, by date.',
      },
    ]);
  });

  it('is not there without earlier states', () => {
    for (const without of [contextOf(SDL), contextWith([])]) {
      const hrefs = [...toPages(without)].map(({href}) => href);
      expect(hrefs.filter((href) => href.includes('changes'))).toEqual([]);
      expect(JSON.stringify(toReferenceCategory(without, '/'))).not.toContain('Changes');
      expect(JSON.stringify(pageOf(without, ''))).not.toContain('Changes');
    }
  });

  it('leads to lists of all changes since an earlier state', () => {
    const all = {...released('2026-06-01', many(251)), isPublished: false};
    const model = {...context.model, since: [all]};
    const parent = '/docs/graphql/changes';
    const [first, second] = [
      'changes/since-2026-06-01',
      'changes/since-2026-06-01/2',
    ].map((path) => pageOf({...context, model}, path));
    const [since] = sectionsOf(pageOf({...context, model}, 'changes'), 'rows');
    expect(since?.rows).toEqual([
      {
        label: 'All changes since',
        links: [{text: '2026-06-01', href: '/docs/graphql/changes/since-2026-06-01'}],
      },
    ]);
    expect(
      [first!, second!].map((one) => [
        one.title,
        one.place,
        ...sectionsOf(one, 'changes').map(({heading, changes}) => [
          heading?.text,
          changes.length,
        ]),
      ]),
    ).toEqual([
      [
        'Changes to the GraphQL API since 2026-06-01',
        {parent, below: {text: 'Since 2026-06-01', href: first!.href}},
        ['251 changes', 250],
      ],
      [
        'Since 2026-06-01, page 2',
        {parent, below: {text: 'Since 2026-06-01, page 2', href: second!.href}},
        ['251 changes, continued', 1],
      ],
    ]);
  });

  it('leads to the feeds of all and of breaking changes', () => {
    const releases = [released('2026-11-22', many(1))];
    const [feeds] = sectionsOf(pageOf(contextOf(SDL, {releases}), 'changes'), 'rows');
    expect(feeds?.are).toBe('files');
    const [row] = feeds?.rows ?? [];
    expect([row?.label, row?.links.map(({text}) => text)]).toEqual([
      'Feeds',
      ['All changes', 'Breaking changes'],
    ]);
  });

  it('has 250 changes on a page, and shows where a release is continued', () => {
    const long = contextWith([
      released('2026-11-22', many(249)),
      released('2026-11-21', many(252)),
      released('2026-11-20', many(1)),
    ]);
    const [first, second, third] = ['changes', 'changes/2', 'changes/3'].map((path) =>
      pageOf(long, path),
    );
    const shown = [first!, second!, third!].map((one) =>
      sectionsOf(one, 'changes').map(({heading, changes}) => [
        heading?.id,
        heading?.text,
        changes.length,
      ]),
    );
    expect(shown).toEqual([
      [
        ['2026-11-22', '2026-11-22', 249],
        ['2026-11-21', '2026-11-21', 1],
      ],
      [['2026-11-21-continued', '2026-11-21, continued', 250]],
      [
        ['2026-11-21-continued', '2026-11-21, continued', 1],
        ['2026-11-20', '2026-11-20', 1],
      ],
    ]);
    expect(second).toMatchObject({
      title: 'Changes, page 2',
      previous: {text: 'Changes', href: '/docs/graphql/changes'},
      next: {text: 'Changes, page 3', href: '/docs/graphql/changes/3'},
    });
    expect(third).not.toHaveProperty('next');
    expect(first).not.toHaveProperty('previous');
  });
});
