import {activeOption, search} from '../search/palette';
import {QUERY} from '../support/content';
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
