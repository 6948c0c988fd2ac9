import type {Change, Release} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {addNotes} from '../addNotes';
import {readNotes} from '../readNotes';

const change = (coordinate: string): Change => ({
  what: 'removed',
  coordinate,
  isBreaking: true,
});

const RELEASES: readonly Release[] = [
  {date: '2026-11-22', isPublished: false, changes: [change('Query.c')]},
  {
    date: '2026-11-22',
    isPublished: true,
    changes: [change('Query.a'), change('Query.b(of:)')],
  },
  {date: '2026-03-01', isPublished: true, changes: [change('Query.c')]},
];

function read(text: string, name = '2026-11-22.md') {
  const directory = writeFolder({[`history/${name}`]: text});
  return addNotes(RELEASES, readNotes('history', directory));
}

describe('notes on changes', () => {
  it('are about the day, and in a list about its changes', () => {
    const text = `The *first* line
goes on.

Second paragraph.

- \`Query.a\`: Use \`d\`,
  or nothing.
- \`Query.b(of:)\`: Leave it out.
- \`Query.a\`: It was slow.
`;
    const [unpublished, day, first] = read(text);
    expect(unpublished).toBe(RELEASES[0]);
    expect(first).toBe(RELEASES[2]);
    expect(day).toEqual({
      date: '2026-11-22',
      isPublished: true,
      text: 'The *first* line\ngoes on.\n\nSecond paragraph.',
      changes: [
        {...change('Query.a'), note: 'Use `d`,\n  or nothing.\n\nIt was slow.'},
        {...change('Query.b(of:)'), note: 'Leave it out.'},
      ],
    });
  });

  it('need not be about both', () => {
    expect(read('- `Query.a`: Gone.')[1]).not.toHaveProperty('text');
    expect(read('A day.')[1]?.changes).toEqual(RELEASES[1]?.changes);
    expect(readNotes(undefined, '')).toEqual([]);
  });

  it.each([
    [
      'A day.\n\n- `Query.a`: Gone.\n- `Query.d`: Gone.\n- `Nothing.like.it`: Gone.',
      '2026-11-22.md',
      'history/2026-11-22.md:4 is about "Query.d", which did not change on that day. Did you mean "Query.a"?\nhistory/2026-11-22.md:5 is about "Nothing.like.it", which did not change on that day. Write an element from the list of changes of that day, or remove it.',
    ],
    [
      'A day.',
      '2026-11-23.md',
      'history/2026-11-23.md is about a day on which the schema did not change. Did you mean "2026-11-22"?',
    ],
    [
      'A day.',
      'README.md',
      'history/README.md is about a day on which the schema did not change. Name it by one of: 2026-11-22, 2026-03-01.',
    ],
    [
      'A day.\n\n- Query.a is gone.',
      '2026-11-22.md',
      'history/2026-11-22.md:3 is an item that names no changed element. Write it as in "- `Query.posts`: Use `allPosts`.", or as a paragraph.',
    ],
  ])('stop the build at %j in %s', (text, name, message) => {
    expect(() => read(text, name)).toThrow(message);
  });
});
