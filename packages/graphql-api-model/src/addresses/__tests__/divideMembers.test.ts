import {array, nat} from 'fast-check';
import {describe, expect, it} from 'vitest';
import {forAll} from '../../__tests__/forAll';
import {elementOf, modelOf} from '../../__tests__/schemas';
import {divide, divideMembers, MOST_ON_PAGE} from '../divideMembers';
import {weigh} from '../weigh';

describe('a list is divided', () => {
  const cut = (weights: readonly number[]) => divide(weights, (weight) => weight, 10);

  it.each([
    ['where the next element would be too much', [4, 6, 1, 9, 1], [[4, 6], [1, 9], [1]]],
    ['with one that is too much by itself alone', [1, 40, 1], [[1], [40], [1]]],
    ['into one page where all of it fits', [3, 3, 3], [[3, 3, 3]]],
    ['into nothing where there is nothing', [], []],
  ])('%s', (_, weights, pages) => {
    expect(cut(weights)).toEqual(pages);
  });

  it('so that nothing is lost, moved or too much, whatever the weights', () => {
    forAll(array(nat(13), {maxLength: 60}), (weights) => {
      const pages = cut(weights);
      expect(pages.flat()).toEqual(weights);
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

describe('the members of an element', () => {
  it('are divided by their length, with their arguments', () => {
    const text = 'x'.repeat(1000);
    const model = modelOf(`
      type Plain { ${Array.from({length: 100}, (_, index) => `f${index}: Int`).join(' ')} }
      type Told { ${Array.from({length: 100}, (_, index) => `"${text}" f${index}: Int`).join(' ')} }
      type Asked { ${Array.from({length: 100}, (_, index) => `f${index}("${text}" of: Int): Int`).join(' ')} }
    `);
    const pagesOf = (name: string) => divideMembers(elementOf(model, 'object', name));
    expect(pagesOf('Plain').length).toBe(1);
    expect(pagesOf('Told').length).toBe(4);
    expect(pagesOf('Asked').length).toBe(4);
    for (const page of pagesOf('Told')) {
      const weight = page.reduce((sum, member) => sum + weigh(member), 0);
      expect(weight).toBeLessThanOrEqual(MOST_ON_PAGE);
    }
  });

  it('weigh more with directives, defaults and reasons', () => {
    const model = modelOf(`
      directive @d(a: String) on INPUT_FIELD_DEFINITION
      input I {
        plain: Int
        dated: Int @d(a: "${'x'.repeat(100)}")
        given: String = "${'x'.repeat(100)}"
        gone1: Int @deprecated(reason: "${'x'.repeat(100)}")
      }
    `);
    const [plain = 0, ...others] = elementOf(model, 'input', 'I').fields.map(weigh);
    for (const weight of others) expect(weight - plain).toBeCloseTo(45, -1);
  });
});
