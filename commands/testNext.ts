import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listPackages} from './packages/manifest';
import {ROOT} from './paths';
import {runProcess} from './processes';
import {runCommand} from './runCommand';

const DOCUSAURUS = /"((?:@docusaurus\/[\w-]+|create-docusaurus)": "~?)\d+\.\d+\.\d+"/g;
/** Options that a later version has under another name. */
const RENAMED = [['experimental_faster', 'faster']] as const;
const CONFIGURATIONS = [
  'site/docusaurus.config.ts',
  'packages/graphql-reference/src/reference/toSiteConfig.ts',
];
/** Some pages of each kind: home, guides, the reference, search, and pages without JavaScript. */
const SMOKE_TESTS = [
  'tests/e2e/(home|navigation|routes)',
  'tests/reference/article',
  'tests/search/use',
  'tests/accessibility/withoutJavaScript',
];

/**
 * `npm run test:next -- --docusaurus 3.10.2` builds a copy of the site with another version of
 * Docusaurus and the new names of options, and runs the smoke tests; the site sets `future.v4`.
 * `--keep` keeps the copy.
 */
await runCommand(async () => {
  const {values} = parseArgs({
    options: {
      docusaurus: {type: 'string', default: '3.10.2'},
      keep: {type: 'boolean', default: false},
    },
  });
  const copy = await mkdtemp(path.join(tmpdir(), 'next-'));
  console.log(`Testing Docusaurus ${values.docusaurus} in ${copy}`);
  try {
    await copyRepository(copy, values.docusaurus);
    for (const args of [
      ['install', '--no-audit', '--no-fund'],
      ['run', 'build'],
      ['run', 'deploy:files'],
      ['run', 'checks'],
      ['run', 'browser', '--', '--reporter=list', ...SMOKE_TESTS],
    ]) {
      console.log(`npm ${args.join(' ')}`);
      const {code} = await runProcess('npm', args, {cwd: copy, output: 'terminal'});
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    if (!values.keep) await rm(copy, {recursive: true});
  }
});

async function copyRepository(copy: string, version: string): Promise<void> {
  const {output} = await runProcess('git', ['ls-files'], {cwd: ROOT, output: 'capture'});
  for (const file of output.trim().split('\n'))
    await cp(path.join(ROOT, file), path.join(copy, file), {preserveTimestamps: true});
  await rm(path.join(copy, 'package-lock.json'));
  const folders = listPackages().map(({directory}) => path.relative(ROOT, directory));
  for (const folder of ['', 'site', ...folders]) {
    const file = path.join(copy, folder, 'package.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(DOCUSAURUS, `"$1${version}"`));
  }
  for (const configuration of CONFIGURATIONS) {
    const file = path.join(copy, configuration);
    const text = await readFile(file, 'utf8');
    const renamed = RENAMED.reduce((all, [old, name]) => all.replaceAll(old, name), text);
    await writeFile(file, renamed);
  }
}
