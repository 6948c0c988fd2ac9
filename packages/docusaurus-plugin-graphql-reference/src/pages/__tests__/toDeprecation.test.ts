import {expect, it} from 'vitest';
import {contextOf, pageOf, sectionOf, sectionsOf} from '../../__tests__/contextOf';

const own = contextOf(`
  directive @sunset(on: String) on FIELD_DEFINITION
  type Query {
    post: Post @deprecated(reason: "Use \`posts\`.") @sunset(on: "2027-03-01")
    posts: Post
  }
  type Post {
    id: ID
    old: Int @deprecated(reason: "Use \`id\`. Removed after 2027-06-01.") @sunset(on: "2027-06-01")
  }
`);
const LINK = {text: 'Moves › Posts', href: '/docs/moves#posts'};
const GUIDE = {text: 'Migration: Moves › Posts', href: LINK.href};
const context = {
  ...own,
  guides: {
    examples: new Map(),
    uses: new Map(),
    links: new Map([['Query.post', [LINK, {text: 'Lists', href: '/docs/lists'}]]]),
    requests: new Map(),
    migrations: new Map([
      ['Query.post', LINK],
      ['Post.old', LINK],
    ]),
  },
};
const page = pageOf(context, 'operations/queries/post');
const type = pageOf(context, 'types/objects/post');

it('states when an element is removed, where its reason does not, and how to move on', () => {
  expect(sectionOf(page, 'notice')).toEqual({
    kind: 'notice',
    title: 'Deprecated.',
    text: {type: 'markdown', source: 'Use `posts`.'},
    sentence: 'Removed on 2027-03-01.',
    link: GUIDE,
  });
  expect(sectionOf(type, 'members').members[1]?.deprecation).toEqual({
    title: 'Deprecated.',
    text: {type: 'markdown', source: 'Use `id`. Removed after 2027-06-01.'},
    link: GUIDE,
  });
});

it('is not repeated among the guides of an entry', () => {
  const rows = sectionsOf(page, 'rows', 'line').flatMap((section) => section.rows);
  const guides = rows.find(({label}) => label === 'Guides');
  expect(guides?.links).toEqual([{text: 'Lists', href: '/docs/lists'}]);
});

it('is in the Markdown of the page', () => {
  const guide = '[Migration: Moves › Posts](/docs/moves#posts)';
  expect(own.toMarkdown(page)).toContain(
    `**Deprecated.** Use \`posts\`.\n\nRemoved on 2027-03-01.\n\n${guide}\n`,
  );
  expect(own.toMarkdown(type)).toContain(guide);
});
