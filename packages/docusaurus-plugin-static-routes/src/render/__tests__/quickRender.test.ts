import {mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {quickRender, withQuickLinks} from '../quickRender';

const CLIENT = realpathSync('node_modules/@docusaurus/core/lib/client');

function createDirectory(): string {
  return realpathSync(mkdtempSync(path.join(tmpdir(), 'site-')));
}

it('replaces the renderer and the link of the Docusaurus that builds the site', () => {
  const rules = quickRender({
    siteDir: process.cwd(),
    generatedFilesDir: createDirectory(),
  });
  expect(rules.map(({resource}) => resource)).toEqual([
    path.join(CLIENT, 'renderToHtml.js'),
    path.join(CLIENT, 'exports', 'Link.js'),
  ]);
  const [renderer, link] = rules.map(({use}) =>
    readFileSync(use[0]!.options.file, 'utf8'),
  );
  expect(renderer).toContain('export async function renderToHtml(page)');
  expect(link).toContain('export default withPlainLinks(React.forwardRef(Link));');
  const [, file] = /^import \{withPlainLinks\} from (".+");$/m.exec(link!)!;
  expect(readFileSync(JSON.parse(file!) as string, 'utf8')).toContain(
    'export function withPlainLinks(DocusaurusLink)',
  );
});

it('leaves alone a link that exports something else', () => {
  expect(withQuickLinks('export default Link;')).toBeUndefined();
});

it('leaves alone a Docusaurus that renders elsewhere', () => {
  const siteDir = createDirectory();
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus/core');
  mkdirSync(docusaurus, {recursive: true});
  writeFileSync(path.join(docusaurus, 'package.json'), '{}');
  expect(quickRender({siteDir, generatedFilesDir: siteDir})).toEqual([]);
});
