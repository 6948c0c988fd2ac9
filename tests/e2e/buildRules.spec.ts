import {expect, test} from '@playwright/test';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {buildTinySite} from '../fixtures/tinySite/buildTinySite';

/** Each test builds a site, which takes as long as the machine does. */
test.describe.configure({timeout: 600_000});

test('a broken link stops the build', async () => {
  // In normal mode of a site with a reference: reference/buildFailures.
  test.skip(!IS_LONG, LONG_ONLY);
  const {exitCode, output} = await buildTinySite({
    'docs/a.md': 'See [the other page](/docs/nowhere).',
  });
  expect(exitCode).toBe(1);
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toContain('-> linking to /docs/nowhere');
});

test('a broken Markdown image stops the build', async () => {
  test.skip(!IS_LONG, LONG_ONLY);
  const {exitCode, output} = await buildTinySite({'docs/a.md': '![A map](./map.png)'});
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /Markdown image with URL `\.\/map\.png` in source file "docs\/a\.md" .*couldn't be resolved to an existing local image file/s,
  );
});

test('a broken anchor and a duplicate route only warn; a guide is MDX with emoji', async () => {
  test.skip(!IS_LONG, LONG_ONLY);
  const {exitCode, output, html} = await buildTinySite({
    'docs/a.md': 'See [below](#nowhere). Six times seven is {6 * 7}. :tada:',
    'docs/b.md': '---\nslug: /intro\n---\n\nThe same address as the introduction.',
  });
  expect(output).toContain('[WARNING] Docusaurus found broken anchors!');
  expect(output).toContain('[WARNING] Duplicate routes found!');
  expect(output).toContain(
    'Attempting to create page at /docs/intro, but a page already exists at this route.',
  );
  expect(exitCode).toBe(0);
  expect(html.replaceAll('<!-- -->', '')).toContain('Six times seven is 42. 🎉');
});

test('a page without a default export stops the build with the route named', async () => {
  test.skip(!IS_LONG, LONG_ONLY);
  const {exitCode, output} = await buildTinySite({
    'src/pages/bad.tsx': 'export const page = 1;',
  });
  expect(exitCode).toBe(1);
  expect(output).toContain(
    "The page component at /bad doesn't have a default export. This makes it impossible " +
      'to render anything. Consider default-exporting a React component.',
  );
});
