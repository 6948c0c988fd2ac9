import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from '@playwright/test';
import {BUILD} from '../../commands/paths';
import {LONG_ONLY} from '../../commands/test/longMode';
import {below, findGuideWith, HOME, MUTATION, readDocument} from '../support/content';
import {TEMPLATES} from '../support/pages';

/** One page of each kind; those that `npm test` opens, too, have no tag. */
export const PAGES = Object.entries(TEMPLATES).map(([kind, address]) => ({
  kind,
  path: address,
  details: [HOME, MUTATION.path].includes(address) ? {} : LONG_ONLY,
}));

/** A page with a request that is shown in other languages: inside of tabs, if there is one. */
export const REQUEST_PAGE =
  readDocument(HOME)('[data-request]').length > 0
    ? HOME
    : (findGuideWith('[data-request]') ?? '');

/** The Markdown of a page. */
export function readMarkdown(address: string): string {
  return readFileSync(
    path.join(BUILD, `${below(address).replace(/\/$/, '')}.md`),
    'utf8',
  );
}

/** Skips the tests of an engine that is not installed; where `CI` is set, they fail. */
export function skipWithout(engine: string, isThere: boolean): void {
  const message = `${engine} is not installed; \`npm test\` as root on Debian or Ubuntu installs it.`;
  test.skip(!isThere && !process.env['CI'], message);
  test.beforeAll(() => {
    if (!isThere) throw new Error(message);
  });
}
