import {runCommand} from '../commands/runCommand';
import {readArguments, type BenchmarkArguments} from './readArguments';
import {measureSection, recordSection} from './report/recordSection';
import type {SectionName} from './report/results';
import {measureGithub} from './sections/github';
import {measureGrowth} from './sections/growth';

function measure(name: SectionName, options: BenchmarkArguments): Promise<object> {
  switch (name) {
    case 'github':
      return measureGithub(options);
    case 'growth':
      return measureGrowth(options);
    default:
      throw new Error(name);
  }
}

await runCommand(async () => {
  const options = readArguments(process.argv.slice(2));
  for (const name of options.sections) {
    console.log(`\n${name}`);
    const section = await measureSection(() => measure(name, options));
    await recordSection(name, section);
  }
  return 0;
});
