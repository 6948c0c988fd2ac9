import {expect, it} from 'vitest';
import {
  contentsOf,
  contextOf,
  pageOf,
  sectionOf,
  sectionsOf,
} from '../../__tests__/contextOf';

const SDL = `
  type Query { space(id: ID!): Space time: ID }
  type Mutation {
    createSpace(input: CreateSpaceInput!): Space
    updateSpace(input: UpdateSpaceInput!): Space
  }
  type Space { id: ID! }
  input CreateSpaceInput { name: String! text: String place: ID }
  input UpdateSpaceInput { id: ID! name: String text: String! }
`;
const context = contextOf(SDL);
const CREATE = '/docs/graphql/types/inputs/create-space-input';
const UPDATE = '/docs/graphql/types/inputs/update-space-input';
const MUTATIONS = 'operations/mutations/';

it('an operation leads to the others of the same thing', () => {
  const page = pageOf(context, `${MUTATIONS}create-space`);
  expect(sectionOf(page, 'rows', 'line')).toEqual({
    kind: 'rows',
    look: 'line',
    are: 'names',
    rows: [
      {
        label: 'Related operations',
        links: [
          {text: 'updateSpace', href: '/docs/graphql/operations/mutations/update-space'},
          {text: 'space', href: '/docs/graphql/operations/queries/space'},
        ],
      },
    ],
  });
});

it('what creates a thing is compared with what changes it, and the other way round', () => {
  const page = pageOf(context, `${MUTATIONS}create-space`);
  expect(sectionOf(page, 'rows', 'table')).toEqual({
    kind: 'rows',
    look: 'table',
    are: 'names',
    isLinkedElsewhere: true,
    heading: {id: 'compared', hash: '#compared', text: 'Differences from updateSpace'},
    rows: [
      {label: 'Only in createSpace', links: [{text: 'place', href: `${CREATE}#place`}]},
      {label: 'Only in updateSpace', links: [{text: 'id', href: `${UPDATE}#id`}]},
      {
        label: 'Required only by createSpace',
        links: [{text: 'name', href: `${CREATE}#name`}],
      },
      {
        label: 'Required only by updateSpace',
        links: [{text: 'text', href: `${UPDATE}#text`}],
      },
    ],
  });
  expect(contentsOf(page).map(({id}) => id)).toContain('compared');
  const other = pageOf(context, `${MUTATIONS}update-space`);
  expect(sectionOf(other, 'rows', 'table').rows.map(({links}) => links[0]?.text)).toEqual(
    ['id', 'place', 'text', 'name'],
  );
});

it('an operation without siblings has no section for them', () => {
  const page = pageOf(context, 'operations/queries/time');
  expect(sectionsOf(page, 'rows')).toEqual([]);
});
