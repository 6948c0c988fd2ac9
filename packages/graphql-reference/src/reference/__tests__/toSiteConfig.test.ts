import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {toSiteConfig} from '../toSiteConfig';

const config = toSiteConfig({schema: '/api/a.graphql', baseUrl: '/api/'});

it('is data with the options of the site', () => {
  expect(JSON.parse(JSON.stringify(config))).toEqual(config);
  expect(config).toMatchObject({title: 'GraphQL API', baseUrl: '/api/'});
  expect(config.plugins?.[1]).toEqual([
    'docusaurus-plugin-graphql-reference',
    {
      schema: '/api/a.graphql',
      routeBasePath: '/',
      label: 'GraphQL API',
      samples: 'warn',
      sampleFolders: [],
    },
  ]);
});

it('names an origin only where it has one', () => {
  const plugins = JSON.stringify(config.plugins);
  expect(plugins).toContain('markdown-pages",{"origin":false}');
  expect(plugins).toMatch(/siteParts\.mjs",\{"hasOrigin":false\}/);
  expect(plugins).not.toContain('sitemap');

  const site = {schema: '/api/a.graphql', url: 'https://api.example'};
  const named = toSiteConfig(site);
  expect(named).toMatchObject({url: 'https://api.example', baseUrl: '/'});
  expect(JSON.stringify(named.plugins)).toContain('sitemap');
  expect(JSON.stringify(named.plugins)).toMatch(
    /\{"origin":true\}.*\{"hasOrigin":true\}/,
  );
});

it('shows a logo in the bar and as icon', () => {
  const shown = toSiteConfig({schema: '/api/a.graphql', logo: '/api/A.SVG'});
  expect(shown.favicon).toBe('img/logo.svg');
  expect(shown.headTags).toBeUndefined();
  expect(shown.themeConfig).toMatchObject({
    navbar: {logo: {src: 'img/logo.svg', alt: ''}},
  });
});

it('takes the look from its own package', () => {
  const [, options] = config.plugins?.[0] as [string, {readonly customCss: string[]}];
  expect(options.customCss).toHaveLength(4);
  expect(options.customCss.filter((file) => !existsSync(file))).toEqual([]);
});
