import {runCommand} from '../commands/runCommand';
import {chooseSections} from './chooseSections';
import {formatTable, recordSection, type Table} from './results';
import {measureGithub} from './sections/github';
import {measureGrowth} from './sections/growth';
import {measureNavigation} from './sections/navigation';
import {measureAnswers} from './sections/questions';
import {measureWeights} from './sections/weights';

type Measure = () => Promise<readonly Table[]>;

/** In the order of a full run: `navigation` opens the sites that `github` builds. */
const SECTIONS: Readonly<Record<string, Measure>> = {
  github: measureGithub,
  growth: measureGrowth,
  weights: measureWeights,
  navigation: measureNavigation,
  questions: measureAnswers,
};

await runCommand(async () => {
  const sections = chooseSections(process.argv.slice(2), Object.keys(SECTIONS));
  const failed: string[] = [];
  for (const name of sections) {
    console.log(name);
    try {
      const tables = (await SECTIONS[name]?.()) ?? [];
      await recordSection(name, tables);
      for (const {title, rows} of tables)
        console.log(`\n${title}:\n${formatTable(rows)}\n`);
    } catch (error) {
      console.error(
        `  failed: ${error instanceof Error ? error.message : String(error)}`,
      );
      failed.push(name);
    }
  }
  if (failed.length === 0) return 0;
  console.error(`Failed: ${failed.join(', ')}. Their earlier results are kept.`);
  return 1;
});
