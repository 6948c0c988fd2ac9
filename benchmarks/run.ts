import {runCommand} from '../commands/runCommand';
import {readArguments, type BenchmarkArguments} from './readArguments';
import {measureSection, readLatest, recordSection} from './report/recordSection';
import type {SectionName} from './report/results';
import {writeReport} from './report/writeReport';
import {measureBounds} from './sections/bounds';
import {measureBrowser} from './sections/browser';
import {measureGithub} from './sections/github';
import {measureGrowth} from './sections/growth';
import {measureSearch} from './sections/search';
import {measureOurSite} from './sections/site';

function measure(name: SectionName, options: BenchmarkArguments): Promise<object> {
  switch (name) {
    case 'github':
      return measureGithub(options);
    case 'growth':
      return measureGrowth(options);
    case 'bounds':
      return measureBounds();
    case 'site':
      return measureOurSite();
    case 'browser':
      return measureBrowser();
    case 'search':
      return measureSearch();
  }
}

/** Runs the sections one after the other; one that fails does not keep the next from running. */
async function runSections(options: BenchmarkArguments): Promise<number> {
  const failed: string[] = [];
  for (const [index, name] of options.sections.entries()) {
    console.log(`\n${name} (${index + 1} of ${options.sections.length})`);
    try {
      const section = await measureSection(() => measure(name, options));
      await writeReport(await recordSection(name, section));
    } catch (error) {
      console.error(
        `  FAILED: ${error instanceof Error ? error.message : String(error)}`,
      );
      failed.push(name);
    }
  }
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.join(', ')}. Their earlier results are kept.`);
    return 1;
  }
  return 0;
}

await runCommand(async () => {
  const options = readArguments(process.argv.slice(2));
  if (!options.reportOnly) {
    const code = await runSections(options);
    console.log('\nThe tables and plots are in benchmarks/results/README.md.');
    return code;
  }
  const latest = await readLatest();
  if (!latest) throw new Error('There are no results yet: npm run benchmark');
  await writeReport(latest);
  return 0;
});
