import {expect, it} from 'vitest';
import {checkScalarValue} from '../scalars';

it('says what the value of a scalar must be', () => {
  const scalars = {
    Day: 'date',
    Even: (value: unknown) => (Number(value) % 2 ? 'even' : undefined),
  } as const;
  const check = (name: string, value: unknown, isInput = false): string | undefined =>
    checkScalarValue(name, value, {scalars, isInput});
  expect(check('Day', '2025-02-30')).toBe('a date such as "2025-01-31"');
  expect(check('Day', '2025-02-28')).toBeUndefined();
  expect(check('Even', 3)).toBe('even');
  expect(check('ID', 4, true)).toBeUndefined();
  expect(check('ID', 4)).toBe('a string');
  expect(check('Unknown', {})).toBeUndefined();
});
