import {mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {quickRender} from '../quickRender';

const CLIENT = realpathSync('node_modules/@docusaurus/core/lib/client');

it('replaces the renderer of the Docusaurus that builds the site', () => {
  const [rule] = quickRender(process.cwd());
  expect(rule!.resource).toBe(path.join(CLIENT, 'renderToHtml.js'));
  expect(readFileSync(rule!.use[0]!.options.file, 'utf8')).toContain(
    'export async function renderToHtml(page)',
  );
});

it('replaces the links of the router in the link of Docusaurus, and nowhere else', () => {
  const [, rule, ...others] = quickRender(process.cwd());
  expect(others).toEqual([]);
  expect(rule!.issuer).toBe(path.join(CLIENT, 'exports', 'Link.js'));
  const {resolve} = createRequire(rule!.issuer!);
  expect(resolve('react-router-dom')).toMatch(rule!.resource);
  expect(resolve('react-router')).not.toMatch(rule!.resource);
  expect(readFileSync(rule!.use[0]!.options.file, 'utf8')).toContain(
    'export function Link(props)',
  );
});

it('finds all that the link of Docusaurus takes from the router', () => {
  const [, rule] = quickRender(process.cwd());
  expect(readFileSync(rule!.issuer!, 'utf8')).toContain(
    "import { NavLink, Link as RRLink } from 'react-router-dom';",
  );
});

it('leaves alone a Docusaurus that renders elsewhere', () => {
  const site = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-')));
  const docusaurus = path.join(site, 'node_modules/@docusaurus/core');
  mkdirSync(docusaurus, {recursive: true});
  writeFileSync(path.join(docusaurus, 'package.json'), '{}');
  expect(quickRender(site)).toEqual([]);
});
