import {describe, expect, it} from 'vitest';
import {engineOf, titles} from '../../__tests__/searchSite';

const first = (sdl: string, query: string) => titles(engineOf(sdl), query)[0];

describe('names', () => {
  it.each([
    'UserConnectionStatus',
    'userconnectionstatus',
    'user connection status',
    'user_connection_status',
    'User-Connection-Status',
    'connection status',
    'connectionstatus',
    'userConn',
    'UCS',
    'ucs',
    'statusConnection',
    'UserConectionStatus',
    'user conection status',
    'usreconnectionstatus',
  ])('finds UserConnectionStatus by "%s"', (query) => {
    const sdl = `
      type Query { users: User }
      type User { id: ID }
      enum UserRole { ADMIN }
      enum UserConnectionStatus { NONE }
      type UpdateSpacePayload { id: ID }
    `;
    expect(first(sdl, query)).toBe('UserConnectionStatus');
  });

  it('puts the name with fewer typing errors before an operation', () => {
    const sdl = 'type Query { repositoryOwner: ID } input RepositoryOrder { a: ID }';
    const found = titles(engineOf(sdl), 'RepositoryOrwer');
    expect(found).toEqual(['RepositoryOrder', 'repositoryOwner']);
  });

  it('puts an exact name before a name that begins with it', () => {
    const sdl = 'type SpaceMember { a: ID } type Space { a: ID } type Spaces { a: ID }';
    expect(titles(engineOf(sdl), 'space')).toEqual(['Space', 'Spaces', 'SpaceMember']);
  });

  it.each(['space', 'spac', 'Sp'])(
    'puts a type before those that help it, by "%s"',
    (query) => {
      const sdl = `
      type Query { a: SpaceConnection b: SpaceConnection c: SpaceConnection }
      type SpaceConnection { edges: [SpaceEdge] } type SpaceEdge { node: Space }
      type Space { id: ID } input SpaceFilter { a: Int }
    `;
      expect(first(sdl, query)).toBe('Space');
    },
  );

  it('distinguishes names by letter case where only that differs', () => {
    const sdl = 'type Query { poll: Poll } type Poll { id: ID }';
    expect(first(sdl, 'poll')).toBe('poll');
    expect(first(sdl, 'Poll')).toBe('Poll');
  });

  it('puts a beginning before a word inside, and a word before a part of a word', () => {
    const sdl =
      'type Heartbeat { a: ID } type ModernArt { a: ID } type ArtPiece { a: ID }';
    expect(titles(engineOf(sdl), 'art')).toEqual(['ArtPiece', 'ModernArt', 'Heartbeat']);
  });

  it('puts words in the order of the query before the same words in another order', () => {
    const sdl = 'type StatusOfSpace { a: ID } type MySpaceStatus { a: ID }';
    expect(titles(engineOf(sdl), 'space status')).toEqual([
      'MySpaceStatus',
      'StatusOfSpace',
    ]);
  });

  it('puts a name that ends with the words of the query before one that goes on', () => {
    const sdl = 'type OldSpaceStatusLog { a: ID } type OldestSpaceStatus { a: ID }';
    expect(titles(engineOf(sdl), 'space status')).toEqual([
      'OldestSpaceStatus',
      'OldSpaceStatusLog',
    ]);
  });

  it('shows guesses at typing errors only where nothing is found without', () => {
    const sdl = 'type Fork { a: ID } type Form { a: ID }';
    // The text of `String` is free-form.
    expect(titles(engineOf(sdl), 'form')).toEqual(['Form', 'String']);
    expect(titles(engineOf(sdl), 'forl')).toEqual(['Fork', 'Form']);
  });

  it('forgives no error in three letters, one in seven, two in eight', () => {
    const sdl = 'type Tag { a: ID } type Meeting { a: ID } type Location { a: ID }';
    const engine = engineOf(sdl);
    expect(titles(engine, 'tga')).toEqual([]);
    expect(titles(engine, 'meetnig')).toEqual(['Meeting']);
    expect(titles(engine, 'meetnigg')).toEqual(['Meeting']);
    expect(titles(engine, 'meetn')).toEqual(['Meeting']);
    expect(titles(engine, 'loctaoin')).toEqual(['Location']);
  });

  it('puts the type that is used more before one that answers as well', () => {
    const sdl = `
      type Query { a: TaskNode, b: TaskNode }
      type TaskEdge { a: ID } type TaskNode { a: ID }
    `;
    expect(titles(engineOf(sdl), 'task')).toEqual(['TaskNode', 'TaskEdge']);
  });

  it('puts what is deprecated after what answers as well', () => {
    const sdl = 'type Query { spaceA: ID @deprecated(reason: "Old."), spaceB: ID }';
    expect(titles(engineOf(sdl), 'space')).toEqual(['spaceB', 'spaceA']);
  });

  it('finds an operation by a word that stands for another', () => {
    expect(
      first('type Mutation { deleteSpace: ID, createSpace: ID }', 'remove space'),
    ).toBe('deleteSpace');
  });

  it('finds a name though the words of a question are around it', () => {
    const sdl = 'type Mutation { deletePost: ID, deletePostComment: ID }';
    expect(first(sdl, 'how do I delete a post')).toBe('deletePost');
  });

  it('finds words that only the summary has, after all names', () => {
    const sdl = `
      type Query { "Events close to a place." nearby: ID, places: ID }
    `;
    expect(titles(engineOf(sdl), 'close place')).toEqual(['nearby']);
    expect(titles(engineOf(sdl), 'place')).toEqual(['places', 'nearby']);
  });
});

describe('members', () => {
  const sdl = `
    type Query { spaces(first: Int): Space }
    type Space { name: String, memberCount: Int, owner: User }
    type User { name: String, connectionStatus: UserConnectionStatus }
    enum UserConnectionStatus { CONNECTED BLOCKED }
    input SpaceInput { visibility: String }
  `;

  it('finds fields, arguments, input fields and enum values', () => {
    const engine = engineOf(sdl);
    expect(titles(engine, 'memberCount')).toEqual(['Space.memberCount']);
    expect(titles(engine, 'first')).toEqual(['spaces.first']);
    expect(titles(engine, 'visibility')).toEqual(['SpaceInput.visibility']);
    expect(titles(engine, 'blocked')).toEqual(['UserConnectionStatus.BLOCKED']);
  });

  it('leads to the anchor of the member', () => {
    const [group] = engineOf(sdl).search('connectionStatus').groups;
    expect(group?.results[0]).toEqual({
      kind: 'field',
      title: 'connectionStatus',
      parent: 'User',
      url: '/docs/graphql/types/objects/user#connectionStatus',
      returns: 'UserConnectionStatus',
      isDeprecated: false,
    });
  });

  it('puts a page before the members of the same name', () => {
    const found = titles(engineOf('type A { poll: Poll } type Poll { id: ID }'), 'poll');
    expect(found).toEqual(['Poll', 'A.poll']);
  });

  it('puts the member of the type that is named with it first', () => {
    expect(titles(engineOf(sdl), 'User.name')[0]).toBe('User.name');
    expect(titles(engineOf(sdl), 'space name')[0]).toBe('Space.name');
  });

  it('takes a type and a member with a dot between them as that member', () => {
    const engine = engineOf(`${sdl} enum UserName { A } type UserNameLog { a: ID }`);
    expect(titles(engine, 'User.name')[0]).toBe('User.name');
    expect(titles(engine, 'user.conn')[0]).toBe('User.connectionStatus');
    expect(titles(engine, 'Space.').slice(0, 3).sort()).toEqual([
      'Space.memberCount',
      'Space.name',
      'Space.owner',
    ]);
  });

  it('leaves a type before its members that repeat one of its words', () => {
    const type = 'type ValidateSpacePayload { isValid: Boolean }';
    expect(titles(engineOf(type), 'space validate')).toEqual(['ValidateSpacePayload']);
  });

  it('shows a name at most three times, so that no field drowns the others', () => {
    const types = ['A', 'B', 'C', 'D', 'E'].map((name) => `type ${name} { title: ID }`);
    expect(titles(engineOf(types.join('\n')), 'title')).toHaveLength(3);
    expect(titles(engineOf(types.join('\n')), 'field: title')).toHaveLength(5);
  });
});

describe('filters', () => {
  const sdl = `
    type Query { poll(id: ID): Poll, space: Space }
    type Mutation { createPoll(title: String): Poll, dropPoll: ID @deprecated(reason: "Old.") }
    type Poll { space: Space, closed: Boolean @deprecated(reason: "Old.") }
    type Space { id: ID }
    enum PollState { OPEN }
  `;

  it.each([
    ['mutation: poll', ['createPoll', 'dropPoll']],
    ['query:poll', ['poll']],
    ['type: poll', ['Poll', 'PollState']],
    ['field: space', ['Poll.space']],
    ['arg: title', ['createPoll.title']],
    ['enum: open', ['PollState.OPEN']],
    ['enum: poll', ['PollState']],
    ['returns:Space', ['space', 'Poll.space']],
    ['query: returns:space', ['space']],
    ['deprecated:', ['dropPoll', 'Poll.closed']],
    ['deprecated: poll', ['dropPoll']],
    ['mutation:', ['createPoll', 'dropPoll']],
    ['field:', ['Poll.space', 'Space.id', 'Poll.closed']],
    // An unknown word before a colon is a word.
    ['create:poll', ['createPoll']],
  ])('lets through with "%s" only what it names', (query, expected) => {
    expect(titles(engineOf(sdl), query)).toEqual(expected);
  });
});

describe('kind words', () => {
  const sdl = `
    type Query { poll: Poll, polls: Poll }
    type Mutation { votePoll(choice: Int): Poll, vote: Poll }
    type Poll { vote: Boolean, choice: Int }
    input VoteInput { poll: ID }
    enum PollState { OPEN }
    type PollType { id: ID }
  `;

  it.each([
    ['mutation vote', 'vote'],
    ['vote mutation', 'vote'],
    ['mutation votePoll', 'votePoll'],
    ['query poll', 'poll'],
    ['type poll', 'Poll'],
    ['field vote', 'Poll.vote'],
    ['argument choice', 'votePoll.choice'],
    ['enum open', 'PollState.OPEN'],
    ['mutation voet', 'vote'],
  ])('finds by "%s" the %s of that kind', (query, expected) => {
    expect(first(sdl, query)).toBe(expected);
  });

  it('puts a name that contains the word before a thing of that kind', () => {
    expect(titles(engineOf(sdl), 'poll type').slice(0, 2)).toEqual(['PollType', 'Poll']);
    expect(first(sdl, 'vote input')).toBe('VoteInput');
  });

  it('finds by the summary what has only some of the words, if nothing has all', () => {
    const summaries = 'type Query { "Posts, newest first." posts: ID }';
    expect(titles(engineOf(summaries), 'first query')).toEqual(['posts']);
  });

  it('shows each thing once, however it is read', () => {
    expect(
      titles(engineOf(sdl), 'type input').filter((name) => name === 'VoteInput'),
    ).toHaveLength(1);
  });

  it('keeps the other filters of the query', () => {
    const found = titles(engineOf(sdl), 'returns:Poll mutation vote');
    expect(found).toEqual(['vote', 'votePoll']);
    expect(titles(engineOf(sdl), 'returns:Space mutation vote')).toEqual([]);
  });
});
