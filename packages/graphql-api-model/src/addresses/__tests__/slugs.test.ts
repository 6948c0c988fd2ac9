import {describe, expect, it} from 'vitest';
import {toSectionIds} from '../sectionIds';
import {toSlug} from '../../words';
import {toSlugs} from '../slugs';

function slugsOf(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(toSlugs(names));
}

describe('a name that Windows has for a device', () => {
  it.each(['Con', 'PRN', 'aux', 'NUL', 'com1', 'COM9', 'Lpt5'])('%s', (name) => {
    const slug = toSlugs([name]).get(name) ?? '';
    expect(slug).toMatch(/^[a-z0-9-]+-[0-9a-f]{6}$/);
  });

  it.each(['console', 'com0', 'com10', 'lpt', 'nullable'])('is not %s', (name) => {
    expect(slugsOf(name)).toEqual({[name]: toSlug(name)});
  });
});

describe('names that would share a slug', () => {
  it('keep apart, the plainest with the plain slug', () => {
    expect(slugsOf('UserID', 'UserId')).toEqual({
      UserId: 'user-id',
      UserID: expect.stringMatching(/^user-id-[0-9a-f]{6}$/) as string,
    });
    expect(slugsOf('foo_bar', 'fooBar')).toEqual({
      fooBar: 'foo-bar',
      foo_bar: expect.stringMatching(/^foo-bar-[0-9a-f]{6}$/) as string,
    });
  });

  it('keep apart where they differ in letter case only', () => {
    const names = ['status', 'Status', 'STATUS', 'sTATUS', 'StatuS'];
    expect(new Set(toSlugs(names).values()).size).toBe(names.length);
  });

  it('are the same whatever the order of the names', () => {
    const names = ['UserID', 'UserId', 'userID', 'User_Id', 'user__id', 'Other'];
    expect(slugsOf(...names.toReversed())).toEqual(slugsOf(...names));
  });

  it('do not move when another of them is added', () => {
    const before = slugsOf('UserId', 'UserID', 'Space');
    const after = slugsOf('UserId', 'UserID', 'Space', 'User_ID', 'USERID', '_UserId');
    expect(after).toMatchObject(before);
  });

  it('get a slug that no other name has, not even one made to have it', () => {
    const {UserID: slug = ''} = slugsOf('UserId', 'UserID');
    const imitation = slug
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('_');
    expect(toSlug(imitation)).toBe(slug);
    const slugs = toSlugs(['UserId', 'UserID', imitation]);
    expect(new Set(slugs.values()).size).toBe(3);
    expect(slugs.get(imitation)).toBe(slug);
  });
});

it('names without letters get a slug too', () => {
  const slugs = toSlugs(['_', '___', '_1', '_1_']);
  expect(
    [...slugs.values()].every((slug) => /^[0-9a-z]+(?:-[0-9a-z]+)*$/.test(slug)),
  ).toBe(true);
  expect(new Set(slugs.values()).size).toBe(4);
});

it('a name that web servers would take for the folder gets a slug of its own', () => {
  expect(slugsOf('Index', 'IndexPage')).toEqual({
    Index: expect.stringMatching(/^index-[0-9a-f]{6}$/) as string,
    IndexPage: 'index-page',
  });
});

it.each([
  [120, 'a'.repeat(120)],
  [121, expect.stringMatching(/^a{120}-[0-9a-f]{6}$/) as string],
])('a name of %i letters has a slug that a file can be called', (length, slug) => {
  const name = 'a'.repeat(length);
  expect(slugsOf(name)).toEqual({[name]: slug});
});

it('a name longer than a file name may be gets a short slug of its own', () => {
  const long = 'veryLong'.repeat(60);
  const slugs = [...toSlugs([long, `${long}2`, `${long}3`]).values()];
  expect(new Set(slugs).size).toBe(3);
  expect(Math.max(...slugs.map(({length}) => length))).toBeLessThanOrEqual(200);
});

it('sections are called neither as Windows calls its devices nor as what is reserved', () => {
  expect([...toSectionIds(['Aux', 'AUX', 'Con', 'Index', 'A', '?'], ['a'])]).toEqual([
    ['Aux', 'aux-2'],
    ['AUX', 'aux-3'],
    ['Con', 'con-2'],
    ['Index', 'index-2'],
    ['A', 'a-2'],
    ['?', 'section'],
  ]);
});
