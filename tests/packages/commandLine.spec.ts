import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test, type Page} from '@playwright/test';
import {listPackages, type Manifest} from '../../commands/packages/manifest';
import {ROOT} from '../../commands/paths';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {runProcess} from '../../commands/processes';
import {collectComplaints} from './collectComplaints';
import {lockThirdParties} from './lockThirdParties';
import {run} from './run';
import {findTarball, serveSite} from './strangerSite';

/** What is said at the start of each build. */
const START = 'Reading the schema ...\n';
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const WRONG = 'type Query {\n  a: Spcae\n}\n\ntype Space {\n  a: Int\n}\n';
const TOLD = `wrong.graphql:2:6: Unknown type "Spcae".
    1 | type Query {
  > 2 |   a: Spcae
      |      ^
    3 | }
  Did you mean "Space"?
`;

/** The package and those of ours that it depends on, itself and by others. */
function withDependencies(name: string): ReadonlySet<string> {
  const manifests = new Map<string, Manifest>(
    listPackages().map(({manifest}) => [manifest.name, manifest]),
  );
  const found = new Set([name]);
  for (const each of found)
    for (const dependency of Object.keys(manifests.get(each)?.dependencies ?? {}))
      if (manifests.has(dependency)) found.add(dependency);
  return found;
}

/** The versions of third parties: ours, or what npm finds today. */
type Versions = 'ours' | 'newest';

/** A folder with the program and a schema, as somebody has it who never saw this repository. */
async function installProgram(versions: Versions = 'ours'): Promise<string> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'program-')));
  // What they have there themselves says nothing to the program.
  const own = {name: 'own', private: true, type: 'module'};
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own));
  writeFileSync(path.join(folder, 'postcss.config.js'), "throw new Error('read');");
  writeFileSync(path.join(folder, '.browserslistrc'), 'no browser of this name 1\n');
  if (versions === 'ours') lockThirdParties(folder);
  const tarballs = [...withDependencies('graphql-reference')].map(findTarball);
  await run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs],
    folder,
  );
  cpSync(
    path.join(ROOT, 'tests/schemas/kitchen-sink.graphql'),
    path.join(folder, 'api/schema.graphql'),
  );
  writeFileSync(path.join(folder, 'api/wrong.graphql'), WRONG);
  writeFileSync(path.join(folder, 'logo.svg'), LOGO);
  mkdirSync(path.join(folder, 'temporary'));
  return folder;
}

/** Runs the program below the folder that it is installed in. */
async function runProgram(
  folder: string,
  ...args: readonly string[]
): Promise<{readonly code: number; readonly output: string}> {
  return runBelow(folder, 'npx', ['graphql-reference', ...args]);
}

/** Runs a command below the folder that the program is installed in. */
async function runBelow(
  folder: string,
  command: string,
  args: readonly string[],
): Promise<{readonly code: number; readonly output: string}> {
  const {code, output} = await runProcess(command, args, {
    cwd: path.join(folder, 'api'),
    env: {
      FORCE_COLOR: '0',
      NO_UPDATE_NOTIFIER: '1',
      npm_config_loglevel: 'error',
      TMPDIR: path.join(folder, 'temporary'),
    },
    output: 'capture',
  });
  return {code, output: stripVTControlCharacters(output)};
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
  await expect(page.getByRole('main').locator('.gql-type a').first()).toHaveCSS(
    'color',
    'rgb(20, 88, 74)',
  );
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('spaceById');
  await page
    .getByRole('option', {name: /spaceById/})
    .first()
    .click();
  await expect(heading).toContainText('spaceById');
  await expect(page).toHaveURL(`${root}operations/queries/space-by-id`);
}

/** A digest of each file below a folder, by its path. */
function digestFiles(directory: string): Readonly<Record<string, string>> {
  const files = readdirSync(directory, {recursive: true, withFileTypes: true}).filter(
    (entry) => entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map(({parentPath, name}) => path.join(parentPath, name))
      .map((file) => [
        path.relative(directory, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

test('npx graphql-reference builds a site where there is none', async ({page}) => {
  const folder = await installProgram();
  const out = path.join(folder, 'api/dir');

  const unknown = await runProgram(folder, 'bild', 'schema.graphql');
  expect(unknown).toEqual({
    code: 1,
    output: `There is no command "bild". Write "build".

Usage: graphql-reference build <schema> [options]
Options: graphql-reference build --help
`,
  });

  const build = (...options: readonly string[]) =>
    runProgram(
      folder,
      ...['build', 'schema.graphql', '--title', 'Kitchen', '--base-url', '/sub'],
      ...['--logo', '../logo.svg', ...options],
    );
  const built = await build('--out', 'dir');
  expect(built.output).toMatch(
    /\n77 pages in [\d.]+ s, peak memory \d+ MB, .* in .*dir\n/,
  );
  expect(built.output).toContain(
    'Open it: serve that folder, so that it is found at /sub/.',
  );
  expect(built.code).toBe(0);
  const {origin, server} = await serveSite(out, '/sub/');
  const complaints = collectComplaints(page);
  await readPage(page, `${origin}/sub/`);
  server.close();
  expect(complaints).toEqual([]);

  await build('--out', '../elsewhere');
  expect(digestFiles(path.join(folder, 'elsewhere'))).toEqual(digestFiles(out));

  const earlier = readFileSync(path.join(out, '.generated-files'), 'utf8');
  const failed = await runProgram(folder, 'build', 'wrong.graphql', '--out', 'dir');
  expect(failed).toEqual({
    code: 1,
    output: `${START}${TOLD}The build failed; ${out} is as it was.\n`,
  });
  expect(readFileSync(path.join(out, '.generated-files'), 'utf8')).toBe(earlier);
  expect(existsSync(path.join(out, 'types/objects/space/index.html'))).toBe(true);

  writeFileSync(path.join(out, 'precious.txt'), 'precious');
  const kept = await runProgram(folder, 'build', 'schema.graphql', '--out', 'dir');
  expect(kept).toEqual({
    code: 1,
    output: `${out} would be replaced as a whole, but holds what no command of this project generated: "precious.txt". Name a new or empty folder: --out <folder>\n`,
  });

  expect(readdirSync(path.join(folder, 'api')).toSorted()).toEqual([
    'dir',
    'schema.graphql',
    'wrong.graphql',
  ]);
  expect(
    readdirSync(path.join(folder, 'temporary')).filter((name) =>
      name.startsWith('graphql-reference'),
    ),
  ).toEqual([]);
  rmSync(folder, {recursive: true});
});

test('npx graphql-reference builds a site with what npm installs today', async () => {
  test.skip(!IS_LONG, LONG_ONLY);
  const folder = await installProgram('newest');
  const built = await runProgram(folder, 'build', 'schema.graphql', '--out', 'dir');
  expect(built.output).toContain('\n77 pages in ');
  expect(built.code).toBe(0);
  rmSync(folder, {recursive: true});
});

/** Installs the oldest Node.js that the program's package takes, as npm has it for this system. */
async function installOldestNode(folder: string): Promise<string> {
  const {engines} = JSON.parse(
    readFileSync(
      path.join(folder, 'node_modules/graphql-reference/package.json'),
      'utf8',
    ),
  ) as {readonly engines: {readonly node: string}};
  const [oldest] = /\d+\.\d+/.exec(engines.node) ?? [];
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  await run('npm', ['install', '--no-audit', '--no-fund', `${name}@${oldest}.0`], folder);
  const file = path.join(folder, 'node_modules', name, 'bin/node');
  return process.platform === 'win32' ? `${file}.exe` : file;
}

test('the program runs in the oldest Node.js that its package names', async () => {
  test.skip(!IS_LONG, LONG_ONLY);
  const folder = await installProgram();
  const node = await installOldestNode(folder);
  expect((await runBelow(folder, node, ['--version'])).output).toMatch(/^v20\.0\./);
  const program = path.join(folder, 'node_modules/graphql-reference/lib/bin.js');
  const args = [program, 'build', 'schema.graphql', '--out', 'dir'];
  const built = await runBelow(folder, node, args);
  expect(built.output).toContain('\n77 pages in ');
  expect(built.code).toBe(0);
  const wrong = await runBelow(folder, node, [program, 'build', 'wrong.graphql']);
  expect(wrong.output).toContain(TOLD);
  expect(wrong.code).toBe(1);
  rmSync(folder, {recursive: true});
});
