import {describe, expect, it} from 'vitest';
import {readArguments} from '../readArguments';

describe('readArguments', () => {
  it('runs everything by default', () => {
    expect(readArguments([])).toEqual({
      sections: ['github', 'growth', 'bounds', 'site', 'browser', 'search'],
      timeLimitSeconds: 1800,
      sizes: [1250, 2500, 5000, 10_000],
      peerSizes: [500, 1000],
      reportOnly: false,
    });
  });

  it('runs the named sections in their order', () => {
    const args = ['browser', 'growth', '--sizes', '100,200', '--peer-sizes', ''];
    expect(readArguments(args)).toMatchObject({
      sections: ['growth', 'browser'],
      sizes: [100, 200],
      peerSizes: [],
    });
  });

  it('names a section that there is not', () => {
    expect(() => readArguments(['grwth'])).toThrow(
      /^There is no section "grwth"\.\n\nUsage:/,
    );
  });

  it('names an option with a value that is no number', () => {
    expect(() => readArguments(['--time-limit', 'long'])).toThrow(
      /^--time-limit is "long", but must be a number above 0\.\n\nUsage:/,
    );
  });
});
