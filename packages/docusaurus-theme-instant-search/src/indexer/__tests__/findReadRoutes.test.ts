import {expect, it} from 'vitest';
import {findReadRoutes} from '../findReadRoutes';

it('leaves out what begins with a path that a plugin names', () => {
  const plugins = [
    {content: undefined},
    {content: null},
    {content: {unsearchedPaths: ['/api/2026-06-01/']}},
  ];
  const routes = ['/api/', '/api/2026-06-01', '/api/2026-06-01/a', '/api/2026-06-011'];
  expect(findReadRoutes(routes, plugins)).toEqual(['/api/', '/api/2026-06-011']);
});
