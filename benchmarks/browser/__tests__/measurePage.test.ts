import {expect, it} from 'vitest';
import {findTasksAfter} from '../measurePage';

it('counts long tasks from a moment on, with the rest of the one that was running', () => {
  const longTasks = [
    {start: 0, duration: 90},
    {start: 100, duration: 120},
    {start: 300, duration: 51},
  ];
  expect(findTasksAfter({longTasks}, 150)).toEqual([70, 51]);
});

it('leaves out the rest of a task that is short by itself', () => {
  expect(findTasksAfter({longTasks: [{start: 100, duration: 120}]}, 180)).toEqual([]);
});
