import {describe, expect, it} from 'vitest';
import {engineOf, guide, titles} from '../../__tests__/searchSite';
import type {GuidePage} from '../../format/indexFile';

describe('guides', () => {
  const sdl = `
    type Query { notifications: Notification, posts: Post }
    type Mutation { deletePost(id: ID): Post }
    type Post { id: ID, title: String }
    type Notification { id: ID }
  `;
  const guides = [
    guide(
      'Push notifications',
      ['', 'A device must register first.'],
      ['Register a device', 'Send the token of the device.'],
    ),
    guide(
      'Roles',
      ['', 'What each role may do.'],
      ['Posts', 'Moderators delete any post.'],
    ),
    guide(
      'Login',
      ['', 'Send the password.'],
      ['Images', 'Upload each image on its own.'],
    ),
  ];
  const engine = engineOf(sdl, guides);

  it('puts guides first when a question is asked', () => {
    expect(titles(engine, 'who can delete a post')[0]).toBe('Roles.Posts');
  });

  it('puts the operation first when its name is written', () => {
    expect(titles(engine, 'notifications')[0]).toBe('notifications');
    expect(titles(engine, 'delete post')[0]).toBe('deletePost');
  });

  it('puts the guide first when its title is written', () => {
    expect(titles(engine, 'push notifications')[0]).toBe('Push notifications');
  });

  it('shows guides and reference together, whichever has more hits', () => {
    const names = engine.search('notifications').groups.map(({name}) => name);
    expect(names).toEqual(['best', 'guides']);
  });

  it('leads to the section that answers', () => {
    const [group] = engine.search('register a device').groups;
    expect(group?.results[0]).toEqual({
      kind: 'guide',
      title: 'Register a device',
      parent: 'Push notifications',
      url: '/docs/push-notifications#register-a-device',
      summary: 'Send the token of the device.',
      isDeprecated: false,
    });
  });

  it.each([
    ['sign in', 'Login'],
    ['how do I log in', 'Login'],
    ['upload a picture', 'Login.Images'],
    ['uploading images', 'Login.Images'],
    ['registering devices', 'Push notifications.Register a device'],
    ['pasword', 'Login'],
  ])('finds by "%s" the section "%s"', (query, expected) => {
    expect(titles(engine, query)[0]).toBe(expected);
  });

  it('offers names that come near when nothing is found', () => {
    const {groups, nearMisses} = engine.search('nitofucations');
    expect(groups).toEqual([]);
    expect(nearMisses.map(({title}) => title)).toEqual(['notifications', 'Notification']);
  });

  it('finds nothing where nothing is typed', () => {
    expect(engine.search('  ')).toEqual({
      groups: [],
      total: 0,
      words: [],
      isPoor: false,
      nearMisses: [],
    });
  });
});

describe('guides and names', () => {
  const sdl = `
    type Query { userConnectionStatus: ID }
    type Mutation { createSpace: ID, createSpacePost: ID }
    input CreateSpaceInput { id: ID }
    type RegisterDevice { id: ID }
  `;
  const guides = [
    guide(
      'Connections',
      ['', 'A connection has a status.'],
      ['Status', 'Users and the status of their connection.'],
    ),
    guide(
      'Spaces',
      ['', 'Where people create posts.'],
      ['Register a device', 'Create a space first, then register the device in it.'],
      ['Rules of a space', 'Who may create one.'],
    ),
  ];
  const engine = engineOf(sdl, guides);

  it('puts a guide that has a word by another that stands for it before a name that resembles it', () => {
    const posts = guide('Posts', ['', 'Authors delete their own.']);
    const search = engineOf('type Query { remote: ID }', [posts]);
    expect(titles(search, 'remove')).toEqual(['Posts', 'remote']);
  });

  it.each(['usr conection status', 'conection status', 'userconectionstatus'])(
    'puts a name that is meant by "%s" before guides that have nearly such words',
    (query) => {
      expect(titles(engine, query)[0]).toBe('userConnectionStatus');
    },
  );

  it.each(['status user connection', 'creat space post', 'space post create'])(
    'puts a name that is all of "%s" before guides',
    (query) => {
      expect(titles(engine, query)[0]).toBe(
        query.includes('space') ? 'createSpacePost' : 'userConnectionStatus',
      );
    },
  );

  it.each(['status a connection', 'register first device'])(
    'puts a guide before a name that has a part of "%s"',
    (query) => {
      expect(titles(engine, query)[0]).toMatch(/^(?:Connections|Spaces)/u);
    },
  );

  it('puts the operation of a task before guides, and those before other names', () => {
    for (const query of ['how to create a space', 'how do I create a space']) {
      const groups = engine
        .search(query)
        .groups.map(({name, results}) => [name, results[0]?.title]);
      expect(groups).toEqual([
        ['best', 'createSpace'],
        ['operations', 'createSpacePost'],
        ['guides', 'Spaces'],
        ['types', 'CreateSpaceInput'],
      ]);
    }
  });

  it('puts guides first where a question is no task, or names no operation', () => {
    expect(titles(engine, 'who may create a space')[0]).toBe('Spaces.Rules of a space');
    expect(titles(engine, 'how to register a device')[0]).toBe(
      'Spaces.Register a device',
    );
    expect(titles(engine, 'how to rule a space')[0]).toBe('Spaces.Rules of a space');
  });

  it('finds a text by a word with a dot that names no member', () => {
    const site = engineOf('type Query { a: ID }', [
      guide('Crawlers', ['', 'See robots.txt.']),
    ]);
    expect(titles(site, 'robots.txt')).toEqual(['Crawlers']);
  });

  it('puts a section that answers a question before the introduction of a page', () => {
    const text = 'Members vote in a poll.';
    const guides = [guide('A', ['', text]), guide('B', ['', ''], ['C', text])];
    const find = (query: string) =>
      titles(engineOf('type Query { a: ID }', guides), query);
    expect(find('who may vote in a poll')[0]).toBe('B.C');
    expect(find('vote poll')[0]).toBe('A');
  });

  it('puts a section whose name has the words in another order before such a type', () => {
    expect(titles(engine, 'device register').slice(0, 2)).toEqual([
      'Spaces.Register a device',
      'RegisterDevice',
    ]);
  });
});

describe('guides among each other', () => {
  const order = (query: string, ...guides: readonly GuidePage[]) =>
    titles(engineOf('type Query { a: ID }', guides), query);
  it('puts the section first whose heading is what is typed', () => {
    const filler = 'Some words on another matter that make this section a longer one.';
    expect(
      order(
        'errors',
        guide('A', ['', ''], ['Errors and edge cases', 'Errors.']),
        guide('B', ['', ''], ['Errors', `${filler} ${filler}`]),
      ),
    ).toEqual(['B.Errors', 'A.Errors and edge cases']);
  });

  it('tells a phrase from the word that stands for it', () => {
    expect(
      order(
        'rate limit',
        guide('A', ['', ''], ['Limits', 'A limit.']),
        guide('B', ['', ''], ['Rate limits', 'Requests in a minute.']),
      ),
    ).toEqual(['B.Rate limits', 'A.Limits']);
  });

  it('finds what has a capital inside by its letters in a row', () => {
    expect(order('oauth', guide('Login', ['', 'The OAuth flow.']))).toEqual(['Login']);
    expect(order('createspace', guide('Spaces', ['', 'Send createSpace.']))).toEqual([
      'Spaces',
    ]);
  });

  it('shows at most three sections of a page', () => {
    const page = guide(
      'A',
      ['', 'Poll.'],
      ['B', 'Poll.'],
      ['C', 'Poll.'],
      ['D', 'Poll.'],
    );
    expect(order('poll', page)).toHaveLength(3);
  });

  it('puts a title before a heading, and a heading before a text', () => {
    expect(
      order(
        'polls',
        guide('Other', ['', 'Members may add polls of their own.']),
        guide('Polls of a space', ['', ''], ['Results', 'Counted.']),
        guide('More', ['', ''], ['Answers of polls', 'Sent.']),
      ),
    ).toEqual([
      'Polls of a space',
      'More.Answers of polls',
      'Other',
      'Polls of a space.Results',
    ]);
  });

  it('counts what is elsewhere on the page half', () => {
    const guides = [
      guide('A', ['', 'Upload.'], ['Two', 'An image.']),
      guide('B', ['', 'Upload.'], ['Other', 'Nothing of the kind.']),
    ];
    expect(order('upload image', ...guides)[0]).toMatch(/^A/u);
  });
});
