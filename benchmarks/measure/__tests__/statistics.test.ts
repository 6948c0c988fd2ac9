import {describe, expect, it} from 'vitest';
import {ratioPerDoubling, sampleEvenly, toSpread} from '../statistics';

describe('toSpread', () => {
  it('takes the value in the middle, whatever the order', () => {
    expect(toSpread([30, 10, 20])).toEqual({median: 20, min: 10, max: 30, runs: 3});
  });

  it('takes the mean of the two values in the middle', () => {
    expect(toSpread([1, 2, 4, 100])).toEqual({median: 3, min: 1, max: 100, runs: 4});
  });

  it('refuses to make a median of nothing', () => {
    expect(() => toSpread([])).toThrow(
      new Error('There is no value to take the median of.'),
    );
  });
});

describe('ratioPerDoubling', () => {
  it('is 2 where the cost grows with the size', () => {
    expect(ratioPerDoubling({size: 500, cost: 3}, {size: 4000, cost: 24})).toBeCloseTo(2);
  });

  it('is 8 where the cost is cubic, also between sizes that are no powers of two', () => {
    expect(ratioPerDoubling({size: 2, cost: 8}, {size: 5, cost: 125})).toBeCloseTo(8);
  });
});

describe('sampleEvenly', () => {
  it('keeps the first and the last of many', () => {
    expect(sampleEvenly([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
  });

  it('keeps all of few', () => {
    expect(sampleEvenly(['a', 'b'], 3)).toEqual(['a', 'b']);
  });
});
