import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {activeOption, search} from '../search/palette';
import {QUERY} from '../support/content';
import {startProgram} from '../support/startProgram';
import {settings} from '../support/settings';
import {expect, test} from '../support/site';

test.describe('from the search for an operation', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('Enter and two clicks copy a command that works', async ({page}) => {
    const mock = startProgram(['--import', 'tsx', 'commands/mock.ts', '--port', '0']);
    const findEndpoint = () => /Listening at (\S+)/.exec(mock.output())?.[1];
    await expect.poll(findEndpoint).toBeDefined();
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
    const pasted = command.replaceAll(settings.endpoint, findEndpoint()!);
    const {stdout} = await promisify(execFile)('sh', ['-c', pasted], {
      env: {PATH: process.env['PATH'], TOKEN: 'any', no_proxy: '*'},
    });
    expect(JSON.parse(stdout)).toEqual({data: expect.anything() as unknown});
    await mock.end('SIGTERM');
  });
});
