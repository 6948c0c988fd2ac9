import {expect, it} from 'vitest';
import siteParts from '../siteParts.mjs';

it.each([true, false])(
  'names modules by paths from the temporary folder, not of it (server: %s)',
  (isServer) => {
    const plugin = siteParts({siteDir: '/tmp/site-a1b2'}, {hasOrigin: true});
    expect(plugin.configureWebpack({}, isServer).context).toBe('/tmp/site-a1b2');
  },
);
