import {LONG_ONLY} from '../../commands/test/longMode';
import {activeOption, search} from '../search/palette';
import {pathsLike, QUERY, readDocument} from '../support/content';
import {runPasted, startMockApi} from '../support/mockApi';
import {settings} from '../support/settings';
import {expect, test} from '../support/site';

test.describe('from the search for an operation', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('Enter and two clicks copy a command that works', async ({page}) => {
    const api = await startMockApi();
    await search(page, QUERY.title);
    await expect(activeOption(page)).toHaveAttribute('href', QUERY.path);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === QUERY.path);
    const request = page.locator('.gql-request');
    await request.getByRole('tab', {name: 'curl'}).click();
    const panel = request.getByRole('tabpanel', {name: 'curl'});
    await panel.getByRole('button', {name: 'Copy'}).click();
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(readClipboard).toContain(settings.endpoint);
    const command = await readClipboard();
    const answer = await runPasted(command.replaceAll(settings.endpoint, api.endpoint));
    expect(JSON.parse(answer)).toEqual({data: expect.anything() as unknown});
    await api.stop();
  });
});

/** An operation that declares an error code, where the schema declares any. */
const CODES = pathsLike(/^\/docs\/graphql\/errors$/)
  .flatMap((list) => {
    const $ = readDocument(list);
    return $('article h2[id]')
      .toArray()
      .map((heading) => ({
        list,
        code: heading.attribs['id'] ?? '',
        operation: $(heading).closest('section').find('ul a').attr('href') ?? '',
      }));
  })
  .filter(({operation}) => operation !== '' && !operation.includes('#'))
  .slice(0, 1);

for (const {list, code, operation} of CODES) {
  test(
    `the search for ${code} leads to the operations that return it, which link back`,
    LONG_ONLY,
    async ({page}) => {
      await search(page, code);
      await expect(activeOption(page)).toHaveAttribute('href', `${list}#${code}`);
      await page.keyboard.press('Enter');
      const isCode = (url: URL) => url.pathname + url.hash === `${list}#${code}`;
      await expect(page).toHaveURL(isCode);
      const heading = page.locator(`h2[id="${code}"]`);
      await expect(heading).toBeInViewport();
      const section = page.getByRole('article').locator('section', {has: heading});
      await section.locator(`a[href="${operation}"]`).click();
      const link = page.getByRole('article').locator(`dt a[href="${list}#${code}"]`);
      await expect(link).toHaveText(code);
      await link.click();
      await expect(page).toHaveURL(isCode);
    },
  );
}
