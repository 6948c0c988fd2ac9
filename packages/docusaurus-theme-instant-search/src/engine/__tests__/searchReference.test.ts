import {describe, expect, it} from 'vitest';
import {toPages} from '../../__tests__/searchSite';
import {parseQuery} from '../parseQuery';
import {buildReferenceIndex} from '../referenceIndex';
import {Tier} from '../scoreName';
import {findNearMisses, searchReference} from '../searchReference';

function index(sdl: string) {
  return buildReferenceIndex(toPages(sdl));
}

/** What answers the query, best first, each with its score. */
function find(sdl: string, typed: string): (readonly [name: string, score: number])[] {
  return searchReference(index(sdl), parseQuery(typed)).map(({page, member, score}) => [
    member ? `${page.name}.${member.name}` : page.name,
    Number(score.toFixed(4)),
  ]);
}

const names = (sdl: string, typed: string) => find(sdl, typed).map(([name]) => name);
const close = (score: number) => Number(score.toFixed(4));

describe('a member that is named with its type', () => {
  const sdl = 'type Space { owner: ID } type Member { owner: ID, id: ID }';

  it.each([
    // Letter for letter, however it is parted.
    ['space owner', Tier.exact],
    ['Space.owner', Tier.coordinate],
    ['Space.own', Tier.prefix + 0.9 * (3 / 5)],
    ['Space.', Tier.prefix],
    // The type first or last, by the share of the letters of both; more than all counts as all.
    ['space own', Tier.typeAndMember + 0.8 * (8 / 10)],
    ['space owners', Tier.typeAndMember + 0.8],
    ['spaces owner', Tier.typeAndMember + 0.8],
    ['own space', Tier.memberAndType + 0.8 * (8 / 10)],
    ['owner space', Tier.memberAndType + 0.8],
    // Words such as "the" count neither as words nor as letters.
    ['how the space own', Tier.typeAndMember + 0.8 * (8 / 10)],
    ['what space has own', Tier.typeAndMember + 0.8 * (8 / 10)],
  ])('is found by "%s" with %f', (typed, score) => {
    const found = find(sdl, typed).find(([name]) => name === 'Space.owner');
    expect(found?.[1]).toBe(close(score));
  });

  it('leaves out the same member of other types', () => {
    expect(names(sdl, 'space owner')).toEqual(['Space.owner']);
    expect(names(sdl, 'member own')).toEqual(['Member.owner']);
  });

  it('is not found where a word is in neither', () => {
    expect(names(sdl, 'space owner other more')).toEqual([]);
    expect(names(sdl, 'owner other')).toEqual([]);
  });

  it('is not found where both are written as one word, which is one name', () => {
    expect(names(sdl, 'spaceowner')).toEqual([]);
    expect(names(sdl, 'spaceOwner')).toEqual(['Space.owner']);
  });

  it('is not distinguished from others where its own name has all words', () => {
    const own = `
      type Space { spaceOwner: ID, space: ID }
      type Owner { spaceOwner: ID }
    `;
    expect(names(own, 'field: owner space').toSorted()).toEqual([
      'Owner.spaceOwner',
      'Space.spaceOwner',
    ]);
  });
});

describe('how many members of a name', () => {
  const sdl = ['A', 'B', 'C', 'D']
    .map((name) => `type ${name} { titleColour: ID }`)
    .join('\n');

  it('are three where the name is exact, one where it only begins so', () => {
    expect(names(sdl, 'titleColour')).toEqual([
      'A.titleColour',
      'B.titleColour',
      'C.titleColour',
    ]);
    expect(names(sdl, 'title colour')).toHaveLength(3);
    expect(names(sdl, 'titleColou')).toEqual(['A.titleColour']);
    expect(names(sdl, 'colour')).toEqual(['A.titleColour']);
    expect(names(sdl, 'field: colour')).toHaveLength(4);
  });

  it('are those of the types that are used most', () => {
    const used = `
      type Query { one: C, two: C, three: B, four: B, five: C, six: D }
      ${sdl}
    `;
    expect(names(used, 'titleColour')).toEqual([
      'C.titleColour',
      'B.titleColour',
      'D.titleColour',
    ]);
    expect(names(used, 'colour')).toEqual(['C.titleColour']);
  });
});

describe('what else counts', () => {
  it('whether a thing is deprecated', () => {
    const sdl = 'type Query { spaceD: Int @deprecated(reason: "Old."), spaceA: Int }';
    expect(names(sdl, 'space')).toEqual(['spaceA', 'spaceD']);
  });
});

describe('typing errors', () => {
  const sdl = 'type MyLocation { id: ID } type LocatedOwner { id: ID }';

  it('are forgiven in words where nothing is found without', () => {
    expect(find(sdl, 'loctaion')).toEqual([
      ['MyLocation', close(Tier.typingErrorInWords + 0.9 * 0.9 * 0.28)],
    ]);
  });

  it('are forgiven where only a part of a word is found without', () => {
    const both =
      'type Query { "A form." other: ID } type Fork { id: ID } type Xform { id: ID }';
    expect(names(both, 'fork')).toEqual(['Fork']);
    expect(names(both, 'form')).toEqual(['Xform', 'Fork']);
  });

  it('are not looked for where words are found in any order, all of a name first', () => {
    const order =
      'type LogOfUser { id: ID } type UserLogs { id: ID } type UserLof { id: ID }';
    expect(names(order, 'log user')).toEqual(['UserLogs', 'LogOfUser']);
  });
});

describe('the kind as a word', () => {
  it('counts a little less than a name that is written so', () => {
    const sdl = 'enum Vote { A }';
    expect(find(sdl, 'enum vote')).toEqual([['Vote', close(Tier.exact + 0.9 * 0.5)]]);
    expect(find(sdl, 'vote enum')).toEqual([['Vote', close(Tier.exact + 0.9 * 0.5)]]);
  });

  it('is read with typing errors in the other words, down to errors inside of a name', () => {
    const sdl = 'type MyLocationHistoryLog { id: ID }';
    expect(find(sdl, 'type locationhsitory')).toEqual([
      [
        'MyLocationHistoryLog',
        close(Tier.typingErrorInside + 0.9 * (0.75 - 0.3 + 0.2 * (15 / 20))),
      ],
    ]);
  });

  it('finds no summary, nor names with most of the words', () => {
    const sdl = 'type Query { "One and two." a: ID, oneTwoThree: ID }';
    expect(names(sdl, 'query one and two')).not.toContain('a');
    expect(names(sdl, 'query one two four')).toEqual([]);
  });

  it('is a word of the name where a filter names the kind', () => {
    expect(names('type Vote { id: ID }', 'enum: type vote')).toEqual([]);
  });
});

describe('filters alone', () => {
  it('list pages, then members, as they are in the index', () => {
    const sdl = 'enum A { B C } enum D { E }';
    expect(find(sdl, 'enum:')).toEqual(
      ['A', 'D', 'A.B', 'A.C', 'D.E'].map((name) => [name, Tier.anything]),
    );
    expect(find(sdl, '')).toEqual([]);
  });

  it('list every member of a name, on one page and on others', () => {
    const sdl = 'type A { a(id: ID): Int, b(id: ID): Int } type B { c(id: ID): Int }';
    expect(names(sdl, 'returns:ID')).toEqual(['A.id', 'A.id', 'B.id']);
  });
});

describe('names that come near', () => {
  const sdl = `
    enum AbcdefXyz { A } enum AbcdefghX { A } enum AbcdefgXy { A } enum AbcdewXyz { A }
    enum AbcdefZzz { A }
  `;
  const misses = (typed: string) =>
    findNearMisses(index(sdl), parseQuery(typed)).map(({name}) => name);

  it('are the three nearest, with a third of the letters wrong at most', () => {
    expect(misses('abcdefghi')).toEqual(['AbcdefghX', 'AbcdefgXy', 'AbcdefXyz']);
    expect(misses('abqqqfxyz')).toEqual(['AbcdefXyz']);
    expect(misses('abqqqqxyz')).toEqual([]);
    expect(misses('abqqqfxy')).toEqual([]);
  });
});
