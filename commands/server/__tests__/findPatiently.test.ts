import type {IncomingMessage} from 'node:http';
import {expect, it} from 'vitest';
import {findPatiently} from '../findPatiently';
import type {Site, SiteReader} from '../siteReader';

const REQUEST = {headers: {}} as IncomingMessage;
const EMPTY = {
  files: new Map<string, string>(),
  baseUrl: '/',
  hashes: undefined,
} as unknown as Site;

/** A reader whose build is missing for so many tries. */
function missingFor(tries: number): SiteReader & {readonly count: () => number} {
  let count = 0;
  return {
    count: () => count,
    read: () => {
      count += 1;
      return count > tries
        ? Promise.resolve(EMPTY)
        : Promise.reject(Object.assign(new Error('missing'), {code: 'ENOENT'}));
    },
    discard: () => undefined,
  };
}

it('tries so often within its patience that one swap after the other does not tire it', async () => {
  const reader = missingFor(20);
  expect(await findPatiently(reader, '/', REQUEST, 2000)).toBeUndefined();
  expect(reader.count()).toBe(21);
});

it('gives up when its patience is over', async () => {
  const reader = missingFor(Infinity);
  await expect(findPatiently(reader, '/', REQUEST, 100)).rejects.toThrow('missing');
  expect(reader.count()).toBe(5);
});
