import {expect, it, vi} from 'vitest';
import prefetch from '../prefetch';

it('asks for a script once, with low priority, and reads all of it', async () => {
  const response = new Response('script');
  const fetch = vi.fn().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetch);
  await Promise.all([prefetch('/assets/js/a.js'), prefetch('/assets/js/a.js')]);
  expect(fetch.mock.calls).toEqual([['/assets/js/a.js', {priority: 'low'}]]);
  expect(response.bodyUsed).toBe(true);
  expect(document.head.querySelector('link')).toBeNull();
});

it('says nothing of a script that does not come', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));
  await expect(prefetch('/assets/js/b.js')).resolves.toBeUndefined();
});
