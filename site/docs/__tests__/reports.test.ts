import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkMarkdown} from 'graphql-samples';
import {describe, expect, it} from 'vitest';
import {schema} from '../../schema/__tests__/siteSchema';
import {codeBlocks} from './code/codeBlocks';

const BLOG = 'blog/2025-06-16-welcome-to-the-blog.md';
const CONTRIBUTING = 'docs/contributing/index.md';

/** The report that a page shows, as its reader sees it. */
function findShown(page: string): string {
  const shown = codeBlocks.find(
    (block) =>
      block.page === page && block.language === 'text' && block.code.includes('> '),
  );
  return (shown?.code ?? '').trimEnd();
}

/** The first error of the build in a text: the message and the lines around its place. */
function report(text: string): string {
  const {errors} = checkMarkdown([{file: 'a.mdx', text}], [{name: 'site', schema}]);
  const [first] = errors;
  return first ? `${first.message}\n${first.frame}` : '';
}

describe('a report that a page shows is that of the build', () => {
  it('in the first post, for its own sample', () => {
    const post = readFileSync(
      path.join(import.meta.dirname, '../../..', 'site', BLOG),
      'utf8',
    );
    expect(report(post)).toBe('');
    expect(report(post.replace('      membersCount', '      members'))).toBe(
      findShown(BLOG),
    );
  });

  it('in the guide to contributing, for a sample on the lines that it shows', () => {
    const sample = codeBlocks
      .filter(({page}) => page === CONTRIBUTING)
      .find(({code}) => code.includes('query SpaceName'));
    const [operation = ''] = /```graphql\n[\s\S]*?\n```/.exec(sample?.code ?? '') ?? [];
    const [variables = ''] =
      /```json variables\n[\s\S]*?\n```/.exec(sample?.code ?? '') ?? [];
    const text = `${'\n'.repeat(10)}${operation}\n\n${variables}\n`;
    expect(report(text)).toBe('');
    expect(report(text.replace('    name\n', '    tagLine\n'))).toBe(
      findShown(CONTRIBUTING),
    );
  });
});
