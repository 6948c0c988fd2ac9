import {expect, it} from 'vitest';
import {prepare} from '../prepare';

it('lets what waits through between two steps', async () => {
  const order: string[] = [];
  const step = (name: string) => () => {
    order.push(name);
    setImmediate(() => order.push(`request after ${name}`));
  };
  await prepare([step('a'), step('b')]);
  expect(order).toEqual(['a', 'request after a', 'b']);
});

it('ends at a step that throws, whose mistake the next call reports', async () => {
  const order: string[] = [];
  const fail = (): never => {
    throw new Error('wrong');
  };
  await prepare([() => order.push('a'), fail, () => order.push('b')]);
  expect(order).toEqual(['a']);
});
