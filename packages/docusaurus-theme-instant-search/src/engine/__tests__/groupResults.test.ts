import {describe, expect, it} from 'vitest';
import {guide} from '../../__tests__/searchSite';
import type {SearchPage} from 'graphql-api-model';
import {groupResults, toPageResult} from '../groupResults';
import type {GuideHits} from '../guides';
import {Tier} from '../scoreName';
import {rank, type ReferenceHit} from '../searchReference';

const NO_GUIDES: GuideHits = {hits: [], strength: 0, isAnswer: false};

function page(name: string, kind: SearchPage['kind'] = 'object'): SearchPage {
  return {kind, name, url: `/${name}`};
}

/** Types of these scores, called by a letter and their position. */
function types(...scores: readonly number[]): ReferenceHit[] {
  return scores.map((score, index) => ({page: page(`T${index}`), score}));
}

function operations(...scores: readonly number[]): ReferenceHit[] {
  return scores.map((score, index) => ({page: page(`o${index}`, 'query'), score}));
}

function fields(...scores: readonly number[]): ReferenceHit[] {
  return scores.map((score, index) => ({
    page: page('T'),
    member: {kind: 'field', name: `f${index}`, anchor: `f${index}`},
    score,
  }));
}

function guides(strength: number, ...scores: readonly number[]): GuideHits {
  const hits = scores.map((score, index) => ({
    page: guide(`G${index}`, ['', '']),
    section: 0,
    score,
  }));
  return {hits, strength, isAnswer: false};
}

interface Asked {
  readonly limit?: number;
  readonly isTask?: boolean;
  readonly found?: GuideHits;
}

/** Each group as its name, what it shows and how many there are. */
function group(
  hits: readonly ReferenceHit[],
  {limit = 10, isTask = false, found = NO_GUIDES}: Asked = {},
) {
  return groupResults(hits, found, limit, isTask).map(({name, results, total}) => [
    name,
    results.map(({title}) => title).join(' '),
    total,
  ]);
}

describe('how many are shown', () => {
  it('as many as the limit, the best first', () => {
    expect(group(types(8.1, 8.4, 8.3, 8.2), {limit: 3})).toEqual([
      ['types', 'T1 T2 T3', 4],
    ]);
  });

  it('two of each group, however many better results others have', () => {
    const found = guides(1, 5, 5, 5);
    expect(
      group([...types(9, 9, 9), ...operations(8, 8, 8), ...fields(7, 7, 7)], {
        limit: 3,
        found,
      }),
    ).toEqual([
      ['types', 'T0 T1 T2', 3],
      ['operations', 'o0 o1', 3],
      ['fields', 'f0 f1', 3],
      ['guides', 'G0 G1', 3],
    ]);
  });

  it('three of a group of pages where a name begins with the query and those do not', () => {
    const weak = [11, 11, 11, 11];
    expect(group([...types(12, ...weak), ...operations(...weak)], {limit: 20})).toEqual([
      ['types', 'T0 T1 T2', 5],
      ['operations', 'o0 o1 o2', 4],
    ]);
    expect(group(types(11.9, ...weak))).toEqual([['types', 'T0 T1 T2 T3 T4', 5]]);
    expect(group(types(12, 12, 12, 12, 11))).toEqual([['types', 'T0 T1 T2 T3', 5]]);
  });

  it('all members, whatever else begins with the query', () => {
    expect(group([...types(12), ...fields(11, 11, 11, 11)])).toEqual([
      ['types', 'T0', 1],
      ['fields', 'f0 f1 f2 f3', 4],
    ]);
  });

  it('takes a member or guide as strong as a beginning for one', () => {
    expect(group([...fields(Tier.prefix), ...types(11, 11, 11, 11)])).toEqual([
      ['fields', 'f0', 1],
      ['types', 'T0 T1 T2', 4],
    ]);
    expect(group([], {found: guides(Tier.prefix, 5, 5, 5, 5)})).toEqual([
      ['guides', 'G0 G1 G2 G3', 4],
    ]);
  });
});

describe('where guides stand', () => {
  it('the best by its strength', () => {
    expect(group(types(9), {found: guides(9.2, 5)}).map(([name]) => name)).toEqual([
      'guides',
      'types',
    ]);
    expect(group(types(9.3), {found: guides(9.2, 5)}).map(([name]) => name)).toEqual([
      'types',
      'guides',
    ]);
  });

  it.each([
    // A guide half as good has 0.84 of the strength: 10.09 of 12.
    [10.2, 'T0 T1 T2', 'G0 G1'],
    [9.8, 'T0 T1', 'G0 G1 G2'],
  ])('the others closely after it: with a name of %f', (score, names, titles) => {
    const found = guides(12, 10, 9.9, 5);
    expect(group(types(13, 12, score), {limit: 5, found})).toEqual([
      ['types', names, 3],
      ['guides', titles, 3],
    ]);
  });

  it('one of the same words after the member that is named as the schema names it', () => {
    const found = guides(Tier.exact + 0.5, 5);
    expect(group(fields(Tier.coordinate), {found}).map(([name]) => name)).toEqual([
      'fields',
      'guides',
    ]);
  });

  const answer: GuideHits = {...guides(1, 5), isAnswer: true};

  it('an answer before every name', () => {
    expect(group(types(13.9), {found: answer})[0]![0]).toBe('guides');
    expect(group(operations(13.9), {found: answer})[0]![0]).toBe('guides');
  });

  it('an answer to a task after the operation of that name, before all others', () => {
    expect(
      group([...operations(Tier.exact), ...types(12.9)], {
        found: answer,
        isTask: true,
      }).map(([name]) => name),
    ).toEqual(['operations', 'guides', 'types']);
  });

  it.each([
    ['only begins with it', operations(12.9)],
    ['is a type', types(13.9)],
    [
      'is a member of an operation',
      [{...fields(13.9)[0]!, page: page('createSpace', 'mutation')}],
    ],
  ])('an answer to a task first where what is named %s', (_what, hits) => {
    expect(group(hits, {found: answer, isTask: true})[0]![0]).toBe('guides');
  });
});

describe('ranks', () => {
  it('put a page before a member that answers as well, the more where the name is exact', () => {
    const [member] = fields(13.5);
    expect(rank(member!)).toBeCloseTo(13.25);
    expect(rank(types(13.5)[0]!)).toBeCloseTo(13.65);
    expect(rank(fields(12.5)[0]!)).toBeCloseTo(12.25);
    expect(rank(types(12.5)[0]!)).toBeCloseTo(12.35);
  });

  it('keep every tier before the next', () => {
    for (const tier of Object.values(Tier)) {
      expect(rank(types(tier + 0.99)[0]!)).toBeLessThan(rank(fields(tier + 1)[0]!));
    }
  });
});

describe('results', () => {
  it.each([
    ['query', 'operations'],
    ['mutation', 'operations'],
    ['subscription', 'operations'],
    ['error code', 'fields'],
    ['scope', 'fields'],
    ['other', 'types'],
  ])('of kind %s are among the %s', (kind, name) => {
    const results = [{kind, title: 'A', url: '/A', isDeprecated: false}];
    const groups = groupResults([{page: page('A', kind), score: 9}], NO_GUIDES, 1, false);
    expect(groups).toEqual([{name, total: 1, results}]);
  });

  it('of a page with all that is known of it', () => {
    const known = {kind: 'object', url: '/a', summary: 'A.', returns: 'B'};
    expect(toPageResult({...known, name: 'a', deprecated: true})).toEqual({
      ...known,
      title: 'a',
      isDeprecated: true,
    });
  });

  it('of a guide and of its section', () => {
    const found = guide('G', ['', ''], ['A b', 'Text.']);
    const hits = [0, 1].map((section) => ({page: found, section, score: 5}));
    const [group] = groupResults([], {hits, strength: 5, isAnswer: false}, 2, false);
    expect(group!.results).toEqual([
      {kind: 'guide', title: 'G', url: '/docs/g', isDeprecated: false},
      {
        kind: 'guide',
        title: 'A b',
        parent: 'G',
        url: '/docs/g#a-b',
        summary: 'Text.',
        isDeprecated: false,
      },
    ]);
  });
});

it.each([
  ['/docs/wide', undefined, '/docs/wide#a%20b'],
  ['/docs/wide', 'members/2', '/docs/wide/members/2#a%20b'],
  ['/docs/wide/', 'members/2', '/docs/wide/members/2/#a%20b'],
])('a member of %s below %s has the address %s', (url, path, address) => {
  const member = {kind: 'field', name: 'a', anchor: 'a b', ...(path && {path})} as const;
  const hit = {page: {...page('Wide'), url}, member, score: 1};
  const [group] = groupResults([hit], NO_GUIDES, 1, false);
  expect(group?.results).toEqual([
    {kind: 'field', title: 'a', parent: 'Wide', url: address, isDeprecated: false},
  ]);
});
