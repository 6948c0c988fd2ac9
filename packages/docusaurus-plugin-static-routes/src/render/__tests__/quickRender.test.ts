import {mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {quickRender} from '../quickRender';

it('replaces the renderer of the Docusaurus that builds the site', () => {
  const [rule, ...others] = quickRender(process.cwd());
  expect(others).toEqual([]);
  expect(rule!.resource).toBe(
    realpathSync('node_modules/@docusaurus/core/lib/client/renderToHtml.js'),
  );
  expect(readFileSync(rule!.use[0]!.options.file, 'utf8')).toContain(
    'export async function renderToHtml(app)',
  );
});

it('leaves alone a Docusaurus that renders elsewhere', () => {
  const site = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-')));
  const docusaurus = path.join(site, 'node_modules/@docusaurus/core');
  mkdirSync(docusaurus, {recursive: true});
  writeFileSync(path.join(docusaurus, 'package.json'), '{}');
  expect(quickRender(site)).toEqual([]);
});
