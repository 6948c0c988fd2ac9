import {expect, it} from 'vitest';
import {contextOf, pageOf, sectionsOf} from '../../__tests__/contextOf';

const MUTATIONS = '/docs/graphql/operations/mutations/';

const context = contextOf(`
  type Query { space: Space }
  type Mutation {
    like(id: ID!, kind: Kind!): Boolean! @deprecated(reason: "Use \`likeV2\` or \`Mutation.love\`.")
    likeV2(input: LikeInput!): Like
    love(id: ID!, kind: Kind!): Boolean!
    hate(id: ID!): Boolean! @deprecated(reason: "Use love instead, see \`Like.id\`.")
    end: ID @deprecated(reason: "Use \`end\` no more.")
  }
  input LikeInput { id: Int kind: Kind text: String }
  type Like { id: ID } type Space { id: ID } enum Kind { A }
`);
const differencesOf = (name: string) =>
  sectionsOf(pageOf(context, `operations/mutations/${name}`), 'rows', 'table');

it('a deprecated operation is compared with its successor, right below its description', () => {
  const input = '/docs/graphql/types/inputs/like-input#';
  expect(differencesOf('like')).toEqual([
    {
      kind: 'rows',
      look: 'table',
      are: 'names',
      isLinkedElsewhere: true,
      heading: {id: 'compared', hash: '#compared', text: 'Differences from likeV2'},
      rows: [
        {label: 'Only in likeV2', links: [{text: 'text', href: `${input}text`}]},
        {
          label: 'Required only by like',
          links: [
            {text: 'id', href: `${MUTATIONS}like#id`},
            {text: 'kind', href: `${MUTATIONS}like#kind`},
          ],
        },
        {label: 'Type in like', links: [{text: 'id: ID!', href: `${MUTATIONS}like#id`}]},
        {label: 'Type in likeV2', links: [{text: 'id: Int', href: `${input}id`}]},
        {
          label: 'Returned by like',
          links: [{text: 'Boolean!', href: '/docs/graphql/types/scalars/boolean'}],
        },
        {
          label: 'Returned by likeV2',
          links: [{text: 'Like', href: '/docs/graphql/types/objects/like'}],
        },
      ],
    },
  ]);
  const kinds = pageOf(context, 'operations/mutations/like').sections.map(
    ({kind}) => kind,
  );
  expect(kinds.slice(1, 5)).toEqual(['notice', 'prose', 'rows', 'code']);
});

it('the successor is the operation that the reason names, in code or after "use"', () => {
  expect(differencesOf('hate').map(({heading}) => heading?.text)).toEqual([
    'Differences from love',
  ]);
  expect(differencesOf('end')).toEqual([]);
  expect(differencesOf('love')).toEqual([]);
});
