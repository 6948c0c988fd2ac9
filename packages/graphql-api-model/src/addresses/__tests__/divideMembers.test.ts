import {array, nat} from 'fast-check';
import {describe, expect, it} from 'vitest';
import {forAll} from '../../__tests__/forAll';
import {elementOf, modelOf} from '../../__tests__/schemas';
import {divide, divideMembers} from '../divideMembers';

describe('a list is divided', () => {
  const cut = (counts: readonly number[]) => divide(counts, 10, (count) => count);

  it.each([
    ['where the next element would be too much', [4, 6, 1, 9, 1], [[4, 6], [1, 9], [1]]],
    ['with one that is too much by itself alone', [1, 40, 1], [[1], [40], [1]]],
    ['into one page where all of it fits', [3, 3, 3], [[3, 3, 3]]],
    ['into nothing where there is nothing', [], []],
  ])('%s', (_, counts, pages) => {
    expect(cut(counts)).toEqual(pages);
  });

  it('so that nothing is lost, moved or too much, whatever the counts', () => {
    forAll(array(nat(13), {maxLength: 60}), (counts) => {
      const pages = cut(counts);
      expect(pages.flat()).toEqual(counts);
      for (const [index, page] of pages.entries()) {
        const sum = page.reduce((total, weight) => total + weight, 0);
        expect(page.length === 1 || sum <= 10).toBe(true);
        // A page ends only where the next one's first element would not have fitted.
        const [next] = pages[index + 1] ?? [];
        expect(next === undefined || sum + next > 10).toBe(true);
      }
    });
  });
});

it.each([
  [75, [75]],
  [76, [75, 1]],
  [160, [75, 75, 10]],
])('%i members are divided by their number', (count, sizes) => {
  const fields = Array.from({length: count}, (_, index) => `f${index}: Int`);
  const model = modelOf(
    `type Query { ${fields.join(' ')} } type T { ${fields.join(' ')} }`,
  );
  const pages = divideMembers(elementOf(model, 'object', 'T'));
  expect(pages.map(({length}) => length)).toEqual(sizes);
});
