import {expect, it, vi} from 'vitest';
import {oncePer} from '../oncePer';

it('computes once for each object, whatever the result is', () => {
  const compute = vi.fn(({id}: {readonly id: string}) => (id === 'a' ? undefined : id));
  const get = oncePer(compute);
  const [a, b] = [{id: 'a'}, {id: 'b'}];
  expect([get(a), get(b), get(a), get(b)]).toEqual([undefined, 'b', undefined, 'b']);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(get({id: 'b'})).toBe('b');
  expect(compute).toHaveBeenCalledTimes(3);
});
