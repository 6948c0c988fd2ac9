import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {expect, test, type Page} from '@playwright/test';
import {ROOT} from '../../commands/paths';
import {LONG_ONLY} from '../../commands/test/longMode';
import {serveFolder} from '../reference/buildReference';
import {writeFolder} from '../support/writeFolder';
import {installPackages, lockThirdParties, run, runAny} from './install';
import {collectComplaints} from './site';

/** A folder outside of any repository, with a package of its own. */
function createFolder(files: Readonly<Record<string, string>>): string {
  const parent = realpathSync(mkdtempSync(path.join(tmpdir(), 'outside-')));
  const own = JSON.stringify({name: 'own', private: true, type: 'module'});
  return writeFolder({'package.json': own, ...files}, parent);
}

const SCHEMA = 'type Query { space: Space } type Space { id: ID name: String }';
const WRONG = '# Members\n\n`Space.memberz` and\n\n```graphql\n{ spaces { id } }\n```\n';

/** As the READMEs of the packages show it. */
const CHECK = `
import {readFileSync} from 'node:fs';
import {buildSchema} from 'graphql';
import {checkMarkdown, printReport, remarkGraphqlSamples} from 'graphql-samples';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const api = {name: 'api', schema, linkTo: (coordinate) => '/reference/' + coordinate};
console.log(printReport(checkMarkdown([{file: 'a.md', text: '\`Space.memberz\`'}], [api])));
const processor = unified()
  .use(remarkParse)
  .use(remarkGraphqlSamples, {schemas: () => [api]})
  .use(remarkStringify);
console.log(String(await processor.process({path: 'b.md', value: 'A \`Space\`'})));
`;
const MOCK = `
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {buildSchema} from 'graphql';
import {createMockSchema} from 'graphql-examples/mock';
import {createYoga} from 'graphql-yoga';

const schema = createMockSchema(buildSchema(readFileSync('schema.graphql', 'utf8')));
const server = createServer(createYoga({schema, logging: false}));
server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
`;

test('graphql-samples and graphql-examples work without a site', LONG_ONLY, async () => {
  const folder = createFolder({
    'schema.graphql': SCHEMA,
    'docs/members.md': WRONG,
    'check.js': CHECK,
    'mock.js': MOCK,
  });
  lockThirdParties(folder);
  const others = [
    'graphql',
    'graphql-yoga',
    'remark-parse',
    'remark-stringify',
    'unified',
  ];
  await installPackages(folder, ['graphql-samples', 'graphql-examples'], others);
  expect(existsSync(path.join(folder, 'node_modules/@docusaurus'))).toBe(false);

  const args = ['graphql-samples', 'check', 'docs/*.md', '--schema', 'schema.graphql'];
  const checked = await runAny(folder, 'npx', args);
  expect(checked.output).toContain(
    'docs/members.md:3:2: The type "Space" has no field "memberz".',
  );
  expect(checked.output).toMatch(/: \d errors?, 0 warnings\.\s*$/);
  expect(checked.code).toBe(1);
  const text = await run(folder, process.execPath, ['check.js']);
  expect(text).toContain('a.md:1:2: The type "Space" has no field "memberz".');
  expect(text).toContain('A [`Space`](/reference/Space)');

  const mock = spawn(process.execPath, ['mock.js'], {cwd: folder});
  const [port] = (await once(mock.stdout, 'data')) as [Buffer];
  const response = await fetch(`http://127.0.0.1:${String(port)}/graphql`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query: '{ space { id name } }'}),
  });
  expect(await response.json()).toEqual({
    data: {
      space: {id: expect.any(String) as unknown, name: expect.any(String) as unknown},
    },
  });
  mock.kill();
  rmSync(folder, {recursive: true});
});

/** Runs the program below the folder that it is installed in. */
function runProgram(folder: string, ...args: readonly string[]) {
  return runAny(path.join(folder, 'api'), 'npx', ['graphql-reference', ...args], {
    TMPDIR: path.join(folder, 'temporary'),
  });
}

/** The tools of the program, by the client of the protocol's own SDK. */
async function openTools(folder: string, site: string) {
  const client = new Client({name: 'test', version: '1.0.0'});
  const args = ['graphql-reference', 'mcp', site];
  const transport = new StdioClientTransport({command: 'npx', args, cwd: folder});
  await client.connect(transport);
  return {
    close: () => client.close(),
    async call(name: string, values: Readonly<Record<string, unknown>>) {
      const {content} = await client.callTool({name, arguments: values});
      return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    },
  };
}

/** The frame, the look, links and search of one page. */
async function readPage(page: Page, root: string): Promise<void> {
  await page.goto(`${root}types/objects/space`);
  await expect(page.locator('html[data-has-hydrated=true]')).toBeAttached();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText(/^Space/);
  await expect(page.locator('.navbar__title')).toHaveText('Kitchen');
  const logo = page.locator('.navbar__brand img').first();
  await expect(logo).toHaveJSProperty('naturalWidth', 9);
  const type = page.getByRole('main').locator('.gql-type a').first();
  await expect(type).toHaveCSS('color', 'rgb(20, 88, 74)');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('spaceById');
  const option = page.getByRole('option', {name: /^spaceById/}).first();
  await option.click();
  await expect(heading).toContainText('spaceById');
  await expect(page).toHaveURL(`${root}operations/queries/space-by-id`);
}

test(
  'npx graphql-reference builds a site where there is none',
  LONG_ONLY,
  async ({page}) => {
    const folder = createFolder({
      // What no build may read.
      'postcss.config.js': "throw new Error('read');",
      '.browserslistrc': 'no browser of this name 1\n',
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'api/schema.graphql': readFileSync(
        path.join(ROOT, 'tests/schemas/kitchen-sink.graphql'),
        'utf8',
      ),
      'temporary/.gitkeep': '',
    });
    // With what npm installs today.
    await installPackages(folder, ['graphql-reference']);
    const out = path.join(folder, 'api/dir');

    const built = await runProgram(
      folder,
      ...['build', 'schema.graphql', '--title', 'Kitchen', '--base-url', '/sub'],
      ...['--logo', '../logo.svg', '--out', 'dir'],
    );
    expect(built.output).toMatch(/\n77 pages in .*dir\nOpen it: .* found at \/sub\/\./);
    expect(built.code).toBe(0);
    const {url, stop} = await serveFolder(out);
    const complaints = collectComplaints(page);
    await readPage(page, `${url}/sub/`);
    await stop();
    expect(complaints).toEqual([]);

    const tools = await openTools(path.join(folder, 'api'), 'dir');
    expect(await tools.call('search', {query: 'spaceById'})).toContain(
      '- query spaceById: Space (/sub/operations/queries/space-by-id)',
    );
    expect(await tools.call('describe', {name: 'Query.spaceById'})).toContain(
      '# spaceById\n\nquery',
    );
    await tools.close();

    const left = readdirSync(path.join(folder, 'temporary'));
    expect(left.filter((name) => name.startsWith('graphql-reference'))).toEqual([]);
    rmSync(folder, {recursive: true});
  },
);
