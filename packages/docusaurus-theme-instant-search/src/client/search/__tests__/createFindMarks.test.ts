import {expect, it} from 'vitest';
import {createFindMarks} from '../createFindMarks';

/** The text with brackets round what is marked. */
const marked = (text: string, query: string, ...forms: string[]) =>
  createFindMarks(query, [{forms: new Set(forms), rarity: 1}])(text).reduceRight(
    (rest, [from, to]) =>
      `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`,
    text,
  );

it.each([
  ['UserConnectionStatus', 'connection status', 'User[ConnectionStatus]'],
  ['UserConnectionStatus', 'userConn', '[UserConn]ectionStatus'],
  ['UserConnectionStatus', 'status user', '[User]Connection[Status]'],
  ['SPACE_MEMBER', 'space member', '[SPACE_MEMBER]'],
  ['spaceById', 'mutation: space', '[space]ById'],
  ['Deletes a post.', 'how do I delete a post', '[Delete]s a [post].'],
  ['The upload of images', 'uploading an image', 'The [upload] of [image]s'],
  ['A <b> & more', 'more', 'A <b> & [more]'],
  ['Nothing here', '', 'Nothing here'],
  ['Nothing here', 'zebra', 'Nothing here'],
])('marks in "%s" what "%s" asks for', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it('marks what is taken for a word of the query', () => {
  expect(marked('Renewing the images', 'rotate image', 'rotat', 'renew')).toBe(
    '[Renewing] the [image]s',
  );
});
