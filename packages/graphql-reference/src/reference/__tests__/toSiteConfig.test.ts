import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {DEFAULTS, toSiteConfig} from '../toSiteConfig';

const config = toSiteConfig({...DEFAULTS, schema: '/api/a.graphql', baseUrl: '/api/'});

it('is data, so that it can be written into the folder of the site', () => {
  expect(JSON.parse(JSON.stringify(config))).toEqual(config);
});

it('says what was asked for', () => {
  expect(config).toMatchObject({title: 'GraphQL API', baseUrl: '/api/'});
  expect(config.plugins?.[1]).toEqual([
    'docusaurus-plugin-graphql-reference',
    {
      schema: '/api/a.graphql',
      lenient: false,
      collapseRoutes: true,
      routeBasePath: '/',
      label: 'GraphQL API',
      samples: 'warn',
      sampleFolders: [],
    },
  ]);
});

it('takes the look from its own package', () => {
  const [, options] = config.plugins?.[0] as [string, {readonly customCss: string[]}];
  expect(options.customCss).toHaveLength(4);
  expect(options.customCss.filter((file) => !existsSync(file))).toEqual([]);
});
