import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {runProcess} from '../../commands/processes';
import {lockThirdParties} from './lockThirdParties';
import {run} from './run';
import {findTarball} from './strangerSite';

/** What `docs/spaces.md` says of the schema, and a guide that is wrong. */
const WRONG = '# Members\n\n`Space.memberz` and\n\n```graphql\n{ spaces { id } }\n```\n';

/** As the README of the package shows it. */
const SCRIPT = `
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

test('graphql-samples works where there is no site', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'alone-'));
  const stranger = path.join(import.meta.dirname, 'stranger');
  mkdirSync(path.join(folder, 'docs'));
  cpSync(path.join(stranger, 'schema.graphql'), path.join(folder, 'schema.graphql'));
  writeFileSync(path.join(folder, 'docs/members.md'), WRONG);
  writeFileSync(path.join(folder, 'script.mjs'), SCRIPT);
  writeFileSync(path.join(folder, 'package.json'), '{"name": "alone", "private": true}');
  lockThirdParties(folder);
  const own = ['graphql-api-model', 'graphql-samples'].map(findTarball);
  await run(
    'npm',
    [
      ...['install', '--prefer-offline', '--no-audit', '--no-fund'],
      ...own,
      ...['graphql', 'remark-parse', 'remark-stringify', 'unified'],
    ],
    folder,
  );
  expect(existsSync(path.join(folder, 'node_modules/@docusaurus'))).toBe(false);

  const {code, output} = await runProcess(
    'npx',
    ['graphql-samples', 'check', 'docs/*.md', '--schema', 'schema.graphql'],
    {cwd: folder, output: 'capture'},
  );
  expect(output).toContain(
    'docs/members.md:3:2: The type "Space" has no field "memberz".',
  );
  expect(output).toMatch(/1 sample and 0 names in 1 text: \d errors?, 0 warnings\.\s*$/);
  expect(code).toBe(1);

  const text = await run(process.execPath, ['script.mjs'], folder);
  expect(text).toContain('a.md:1:2: The type "Space" has no field "memberz".');
  expect(text).toContain('A [`Space`](/reference/Space)');
  rmSync(folder, {recursive: true});
});
