import {expect, it} from 'vitest';
import {schema} from '../../../../graphql-samples/src/__tests__/schema';
import {createDescriptionCode} from '../createDescriptionCode';

const {readMention, highlight} = createDescriptionCode(schema, (coordinate) =>
  coordinate === 'UUID' ? undefined : `/r/${coordinate}`,
);

it('a name of the schema has its address, if there is one', () => {
  expect(readMention('Space.id')).toEqual({text: 'Space.id', href: '/r/Space.id'});
  expect(readMention('UUID')).toStrictEqual({text: 'UUID'});
});

it('other code has none, and a mark that opts out is removed', () => {
  expect(readMention('npm start')).toStrictEqual({text: 'npm start'});
  expect(readMention('!Space')).toStrictEqual({text: 'Space'});
});

it.each(['graphql', 'gql'])('a sample in %s has links', (language) => {
  expect(highlight('{ meta }', language)).toBe(
    '{ <a class="hl-attribute" href="/r/Query.meta">meta</a> }',
  );
});

it('code in another language has none', () => {
  expect(highlight('{"meta": 1}', 'json')).toContain('<span class="hl-number">1</span>');
  expect(highlight('{"meta": 1}', 'json')).not.toContain('<a');
});
