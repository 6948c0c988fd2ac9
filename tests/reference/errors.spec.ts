import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import {BUILD} from '../../commands/paths';
import {field, START} from '../search/palette';
import {below, pathsLike} from '../support/content';
import {expect, open, test} from '../support/site';
import {startWalk} from '../support/walk';

interface Code {
  readonly list: string;
  readonly name: string;
  /** The page of an operation that can answer it. */
  readonly operation: string;
}

function readCodes(list: string): readonly Code[] {
  const html = readFileSync(path.join(BUILD, below(list), 'index.html'), 'utf8');
  const $ = load(html);
  return $('article h2[id]')
    .toArray()
    .flatMap((heading) => {
      const [link] = $(heading).closest('section').find('ul a').toArray();
      const operation = link?.attribs['href'] ?? '';
      const name = heading.attribs['id'] ?? '';
      return operation.includes('#') || operation === '' ? [] : [{list, name, operation}];
    });
}

/** The first error code that operations declare; none in a site whose schema tells of none. */
const CODES = pathsLike(/^\/docs\/graphql\/errors$/)
  .flatMap(readCodes)
  .slice(0, 1);

for (const {list, name, operation} of CODES) {
  test(`who can answer ${name} is one page, three actions from anywhere`, async ({
    page,
  }) => {
    await open(page, START);
    const walk = startWalk(page);
    await walk.press('/');
    await field(page).fill(name);
    await expect(page.getByRole('option', {selected: true})).toHaveAttribute(
      'href',
      `${list}#${name}`,
    );
    await walk.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === `${list}#${name}`);
    expect(walk.countActions()).toBeLessThanOrEqual(3);
    const section = page.getByRole('article').locator('section', {
      has: page.locator(`h2[id="${name}"]`),
    });
    await expect(section.getByRole('heading')).toBeInViewport();
    await expect(section.locator(`a[href="${operation}"]`)).toBeVisible();
  });

  test(`an operation that can answer ${name} says so, and leads to it`, async ({
    page,
  }) => {
    await open(page, operation);
    const link = page.getByRole('article').locator(`dt a[href="${list}#${name}"]`);
    await expect(link).toHaveText(name);
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === `${list}#${name}`);
  });
}
