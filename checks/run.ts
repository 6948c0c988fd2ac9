import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {allChecks} from './allChecks';
import {readBuild} from './build';
import {weighReferencePages} from './rules/pageWeightBudget';
import {formatProblems, runChecks} from './runChecks';

/** `tsx checks/run.ts [directory] [--json <file>]` asks all questions of a finished build. */
const {values, positionals} = parseArgs({
  options: {json: {type: 'string'}},
  allowPositionals: true,
});
const [directory = fileURLToPath(new URL('../site/build', import.meta.url))] =
  positionals;

const build = readBuild(directory);
const problems = runChecks(build, allChecks);
const names = Object.keys(allChecks);
const failed = new Set(problems.map(({check}) => check)).size;

if (problems.length > 0) {
  console.log(`${formatProblems(problems)}\n`);
}
const [heaviest] = weighReferencePages(build);
if (heaviest) {
  const {page, html, firstLoad} = heaviest;
  console.log(
    `Heaviest reference page: ${page}, HTML ${html} B, first load ${firstLoad} B`,
  );
}
console.log(
  `${build.pages.size} pages, ${names.length} checks: ` +
    `${names.length - failed} passed, ${failed} failed`,
);
if (values.json !== undefined) {
  writeFileSync(values.json, JSON.stringify({passed: names.length - failed, failed}));
}
process.exitCode = failed > 0 ? 1 : 0;
