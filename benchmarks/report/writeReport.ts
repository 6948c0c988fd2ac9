import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {ROOT} from '../../commands/paths';
import {RESULTS} from '../paths';
import {formatFigures, withFigures} from './figures';
import {formatBytes} from './format';
import {formatGoalTable} from './goalTable';
import {drawPlots, type Plot} from './plots';
import type {Results, SectionFacts, Sections} from './results';
import {
  formatBounds,
  formatBrowser,
  formatGithub,
  formatGrowth,
  formatSite,
} from './sectionTables';

/** Writes the readable form of the results and its plots. */
export async function writeReport(results: Results): Promise<void> {
  const plots = drawPlots(results.sections);
  await mkdir(RESULTS, {recursive: true});
  await Promise.all(plots.map(({file, svg}) => writeFile(path.join(RESULTS, file), svg)));
  const file = path.join(RESULTS, 'README.md');
  const options = await resolveConfig(file);
  const text = await format(describeResults(results, plots), {
    ...options,
    filepath: file,
  });
  await writeFile(file, text);
  await updateFigures(results, path.join(ROOT, 'README.md'));
}

/** The README of the repository shows a few of them, where it has a place for these. */
async function updateFigures({sections}: Results, file: string): Promise<void> {
  const readme = withFigures(await readFile(file, 'utf8'), formatFigures(sections));
  const options = await resolveConfig(file);
  await writeFile(file, await format(readme, {...options, filepath: file}));
}

/** The report as Markdown; its plots lie beside it. */
export function describeResults(
  {date, sections}: Results,
  plots: readonly Plot[],
): string {
  const show = (prefix: string): string =>
    plots
      .filter(({file}) => file.startsWith(prefix))
      .map(({file, title}) => `![${title}](${file})`)
      .join('\n\n');
  const {github, growth, bounds, site, browser, search} = sections;
  return [
    '# Results of the benchmarks',
    `Written by \`npm run benchmark\`; the numbers behind it are in [${date}.json](${date}.json). [How to read it](../README.md).`,
    '## Goals',
    formatGoalTable(sections),
    describeCircumstances(sections),
    ...(github
      ? ["## GitHub's schema", describeRun(github), show('build'), formatGithub(github)]
      : []),
    ...(growth
      ? ['## Growth', describeRun(growth), show('growth'), formatGrowth(growth)]
      : []),
    ...(bounds
      ? ['## Very many members', describeRun(bounds), formatBounds(bounds)]
      : []),
    ...(site ? ['## Our site', describeRun(site), formatSite(site)] : []),
    ...(browser
      ? ['## In the browser', describeRun(browser), formatBrowser(browser)]
      : []),
    ...(search ? ['## Search', describeRun(search), search.title, search.markdown] : []),
  ].join('\n\n');
}

function describeRun({measuredAt, machine, load, secondsInAll}: SectionFacts): string {
  return `Measured ${measuredAt.slice(0, 16).replace('T', ' ')} UTC in ${Math.ceil(secondsInAll / 60)} minutes: ${machine.cores} cores, ${formatBytes(machine.memoryBytes)}, Node ${machine.node.slice(1)}, ${machine.system}; load average ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after.`;
}

/** A build of ours alone keeps about so many programs waiting for a core. */
const BUSY_LOAD_PER_CORE = 2;

/** Times of a machine that does other work too say little by themselves. */
function describeCircumstances(sections: Sections): string {
  const facts: readonly SectionFacts[] = Object.values(sections);
  const busy = facts.filter(
    ({machine, load}) =>
      Math.max(load.before, load.after) > BUSY_LOAD_PER_CORE * machine.cores,
  );
  return busy.length === 0
    ? 'Compare times within one run by their ratios; machines differ.'
    : 'The machine was busy with other work during these runs (see the load averages below), so times are longer than on an idle one. Compare times within one run by their ratios; processor time depends less on the load.';
}
