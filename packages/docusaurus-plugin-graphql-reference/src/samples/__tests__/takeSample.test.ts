import {expect, it} from 'vitest';
import type {OperationKind} from 'graphql-examples';
import {takeSample} from '../takeSample';

const SAMPLE = '```graphql\nquery One {\n  space {\n    id\n  }\n}\n```';

it('takes the request for the operation out of its description', () => {
  expect(takeSample(`Finds a space.\n\n${SAMPLE}\n\nSlow.`, 'query', 'space')).toEqual({
    document: 'query One {\n  space {\n    id\n  }\n}',
    rest: 'Finds a space.\n\nSlow.',
  });
});

it('takes a sample that comes with fragments', () => {
  const code = '```graphql\nquery A { space { ...B } }\nfragment B on Space { id }\n```';
  expect(takeSample(`Text.\n\n${code}`, 'query', 'space')?.rest).toBe('Text.');
});

it.each<[string, string, OperationKind, string]>([
  ['of another kind', SAMPLE, 'mutation', 'space'],
  ['for another field', SAMPLE, 'query', 'spaces'],
  ['that a sentence leads to', `For example:\n\n${SAMPLE}`, 'query', 'space'],
  ['that is all that is said', SAMPLE, 'query', 'space'],
  ['beside another one', `${SAMPLE}\n\nOr\n\n${SAMPLE}`, 'query', 'space'],
  ['of two fields', '```graphql\n{ space { id } me { id } }\n```', 'query', 'space'],
  ['in another language', SAMPLE.replace('graphql', 'json'), 'query', 'space'],
  ['that is marked', SAMPLE.replace('graphql', 'graphql invalid'), 'query', 'space'],
  ['that does not parse', SAMPLE.replace('id', '{'), 'query', 'space'],
  [
    'that is a definition',
    '```graphql\ntype Query { space: Int }\n```',
    'query',
    'space',
  ],
])('leaves a sample %s', (_, sample, operation, field) => {
  const isAll = sample === SAMPLE && operation === 'query' && field === 'space';
  const text = isAll ? sample : `Finds a space.\n\n${sample}`;
  expect(takeSample(text, operation, field)).toBeUndefined();
});
