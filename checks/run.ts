import {existsSync} from 'node:fs';
import path from 'node:path';
import {CommandError, runCommand} from '../commands/runCommand';
import {allChecks} from './allChecks';
import {readBuild} from './build';
import {weighReferencePages} from './rules/pageWeightBudget';
import {formatProblems, runChecks} from './runChecks';

/** `tsx checks/run.ts <directory>` runs all checks on a finished build. */
await runCommand(() => Promise.resolve(checkBuild(process.argv[2] ?? '')));

function checkBuild(directory: string): number {
  if (!existsSync(path.join(directory, 'index.html')))
    throw new CommandError(
      `There is no build to check in "${directory}". Make one first: npm run build`,
    );
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
  console.log(`${build.pages.size} pages`);
  console.log(`${names.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
