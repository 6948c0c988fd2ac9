import {expect, it} from 'vitest';
// @ts-expect-error -- Docusaurus loads it by its path, so it has no types.
import siteParts from '../siteParts.mjs';

it.each([true, false])(
  'names modules by paths from the temporary folder, not of it (server: %s)',
  (isServer) => {
    const plugin = siteParts({siteDir: '/tmp/site-a1b2'}, {hasOrigin: true}) as {
      configureWebpack: (config: object, isServer: boolean) => {context: string};
    };
    expect(plugin.configureWebpack({}, isServer).context).toBe('/tmp/site-a1b2');
  },
);
