import {symlink} from 'node:fs/promises';
import path from 'node:path';
import {compressDirectory} from '../../../commands/build/compressDirectory';
import {writeFiles} from '../../../tests/support/writeFiles';
import {writeFolder} from '../../../tests/support/writeFolder';

const LONG = '<p>Words that compress well.</p>'.repeat(100);
const page = (title: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><script>boot()</script><h1>${title}</h1>${LONG}</body></html>`;

/** A small build with one of everything that an address can mean. */
const FILES: Readonly<Record<string, string>> = {
  '.inline-scripts.json': '["boot()"]',
  'index.html': page('Home'),
  '404.html': page('Not found'),
  'docs/intro/index.html': page('Intro'),
  'docs/flat.html': page('Flat'),
  'docs/a b/index.html': page('Space'),
  'docs/v1.2/index.html': page('Dotted'),
  'index.md': '# Home\n',
  'docs/intro.md': '# Intro\n',
  'assets/js/main.1a2b3c4d.js': `boot = () => {}; ${'// padding\n'.repeat(200)}`,
  'assets/css/styles.1a2b3c4d.css': 'h1 { color: red }',
  'blog/rss.xml': '<rss/>',
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\n',
  'schema.graphql': 'type Query { a: Int }\n',
  'search-index.json': '{}',
  '.env': 'SECRET=1\n',
  'docs/.hidden/index.html': page('Hidden'),
  '.well-known/security.txt': 'Contact: mailto:a@b.example\n',
};

/** Writes the build below a new folder, with a link in it that leads out; returns both. */
export async function createFixtureSite(): Promise<{
  readonly folder: string;
  readonly build: string;
}> {
  const folder = writeFolder({'secret.txt': 'SECRET=2\n'});
  const build = path.join(folder, 'build');
  writeFiles(build, FILES);
  await symlink(path.join(folder, 'secret.txt'), path.join(build, 'link.txt'));
  await compressDirectory(build);
  return {folder, build};
}
