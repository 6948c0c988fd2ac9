import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {type IncomingMessage, request} from 'node:http';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {markGenerated} from 'graphql-reference/output';
import {ROOT} from '../../commands/paths';
import {LONG_ONLY} from '../../commands/test/longMode';
import {findFreePort} from '../support/freePort';
import {startProgram} from '../support/startProgram';
import {writeFolder} from '../support/writeFolder';
import {runReference} from './buildReference';

// Unit tests of graphql-reference have the other options, messages and sources.
test.describe.configure({timeout: 600_000});

const SDL = `type Query {
  space: Space
}
type Space {
  id: ID
}
`;

test('an error stops the build with one message and leaves the last output as it was', async () => {
  const folder = writeFolder({
    'a.graphql': SDL.replace('ID', 'IDD'),
    'out/index.html': 'earlier',
  });
  const out = path.join(folder, 'out');
  await markGenerated(out);
  const file = path.join(folder, 'a.graphql');
  const {code, output} = await runReference([file, '--out', out]);
  expect(code).toBe(1);
  expect(output).toBe(`Reading the schema ...
[INFO] [en] Creating an optimized production build...
${path.relative(ROOT, file)}:5:7: Unknown type "IDD". Did you mean "ID" or "Int"?
    4 | type Space {
  > 5 |   id: IDD
      |       ^
    6 | }
The build failed. ${out} is as it was.
`);
  expect(readdirSync(folder).toSorted()).toEqual(['a.graphql', 'out']);
  expect(readdirSync(out).toSorted()).toEqual(['.generated-files', 'index.html']);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('earlier');
});

/** The status of a page requested by a name, and the origins whose pages may read it. */
async function fetchWithHost(port: string, host: string) {
  const options = {
    port,
    host: '127.0.0.1',
    path: '/',
    headers: {Host: `${host}:${port}`},
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).on('error', reject).end();
  });
  response.resume();
  const {statusCode: status, headers} = response;
  return {status, origin: headers['access-control-allow-origin']};
}

test(
  '--watch shows each change of the schema, and logs an error without a stack',
  LONG_ONLY,
  async ({page}) => {
    // In normal mode reference/development tests the server that this starts.
    const folder = writeFolder({'a.graphql': SDL});
    const file = path.join(folder, 'a.graphql');
    const port = await findFreePort();
    const args = ['--import', 'tsx', 'commands/reference.ts', file];
    const {end, output} = startProgram([...args, '--watch', '--port', port]);
    await expect.poll(output, {timeout: 300_000}).toContain('compiled successfully');
    for (const [host, status] of [
      ['localhost', 200],
      ['rebound.example', 403],
    ] as const)
      expect(await fetchWithHost(port, host)).toEqual({status, origin: undefined});
    await page.goto(`http://127.0.0.1:${port}/types/objects/space`);
    const main = page.getByRole('main');
    await expect(main.locator('#id')).toBeVisible();

    writeFileSync(file, SDL.replace('id: ID', 'id: IDD'));
    await expect.poll(output).toContain('The pages stay as they were.');
    expect(output()).toContain(
      'a.graphql:5:7: Unknown type "IDD". Did you mean "ID" or "Int"?\n',
    );
    expect(output()).not.toMatch(/\n +at /);

    writeFileSync(file, SDL.replace('id: ID', 'id: ID name: String'));
    await expect(main.locator('#name')).toBeVisible();
    expect(await end('SIGINT')).toBe(130);
  },
);
