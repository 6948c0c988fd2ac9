import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {
  addField,
  buildSite,
  copySite,
  findObjectType,
  siteCommand,
  type EditableType,
} from '../builds/siteCopy';
import {openBrowser} from '../browser/openBrowser';
import {findPages, measureSite} from '../measure/measureSite';
import {keepOutput, killTree, startProgram} from '../measure/runMeasured';
import {toSpread} from '../measure/statistics';
import {builtSite} from '../paths';
import type {SiteSection} from '../report/results';
import {hidePaths} from './github';

const PORT = 39_217;
const EDITS = 5;
const START_LIMIT_MS = 180_000;
const EDIT_LIMIT_MS = 60_000;

/** Our own site, in a copy: built cold and warm, and shown by the development server. */
export async function measureOurSite(): Promise<SiteSection> {
  const site = await copySite();
  const out = builtSite('site');
  const cold = await buildSite('site, cold', site, out);
  const warm = await buildSite('site, warm', site, out);
  const size = await measureSite(out);
  return {cold, warm, size, ...(await measureEdits(site, out))};
}

async function measureEdits(
  site: string,
  out: string,
): Promise<Pick<SiteSection, 'devEditMs' | 'devCheckMs' | 'devFailure'>> {
  const type = await findObjectType(path.join(site, 'schema'));
  const page = await findPageOf(out, type.name);
  const args = ['start', '--no-open', '--host', '127.0.0.1', '--port', String(PORT)];
  const label = 'site, development';
  const server = startProgram(siteCommand(label, site, args));
  const output = keepOutput(server, label);
  const browser = await openBrowser();
  try {
    const devEditMs = toSpread(await editAndWatch(browser, type, page));
    const guide = await findGuide(path.join(site, 'docs'));
    return {devEditMs, devCheckMs: toSpread(await editAndListen(guide, output))};
  } catch (error) {
    const devFailure = hidePaths(`${String(error)}\n${output()}`);
    console.log(`    FAILED: ${devFailure}`);
    return {devFailure};
  } finally {
    await browser.close();
    killTree(server);
  }
}

/** Milliseconds from each edit of the schema until the browser shows the new field. */
async function editAndWatch(
  browser: Browser,
  type: EditableType,
  pagePath: string,
): Promise<number[]> {
  const url = `http://127.0.0.1:${PORT}/${pagePath}`;
  await waitForServer(url);
  const page = await browser.newPage();
  await page.goto(url, {timeout: START_LIMIT_MS});
  await page.locator('h1', {hasText: type.name}).waitFor({timeout: START_LIMIT_MS});
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const field = `benchmarkField${edit}`;
    const start = performance.now();
    await writeFile(type.file, addField(type.sdl, type.name, field));
    // Looks at every frame; a locator would look twice a second.
    await page.waitForFunction(
      `document.querySelector('main').innerText.includes('${field}')`,
      undefined,
      {timeout: EDIT_LIMIT_MS},
    );
    times.push(performance.now() - start);
    console.log(
      `    edit ${edit} of ${EDITS}: shown after ${times.at(-1)!.toFixed(0)} ms`,
    );
    await page.waitForTimeout(1000);
  }
  return times;
}

/** Milliseconds from each edit of a guide until the server tells of a name that no schema has. */
async function editAndListen(guide: string, output: () => string): Promise<number[]> {
  const text = await readFile(guide, 'utf8');
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const name = `benchmarkName${edit}`;
    const start = performance.now();
    await writeFile(guide, `${text}\n\`${name}\`\n`);
    while (!output().includes(name)) {
      if (performance.now() - start > EDIT_LIMIT_MS) {
        throw new Error(`Nothing told of "${name}" within ${EDIT_LIMIT_MS} ms.`);
      }
      await sleep(10);
    }
    times.push(performance.now() - start);
    console.log(
      `    mistake ${edit} of ${EDITS}: told after ${times.at(-1)!.toFixed(0)} ms`,
    );
    await sleep(1000);
  }
  return times;
}

async function findGuide(folder: string): Promise<string> {
  const name = (await readdir(folder)).toSorted().find((one) => one.endsWith('.md'));
  if (name === undefined) throw new Error(`${folder} has no guide.`);
  return path.join(folder, name);
}

async function findPageOf(directory: string, type: string): Promise<string> {
  const {reference} = await findPages(directory);
  const slug = type.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const file = reference.find(({file}) => file.includes(`types/objects/${slug}`))?.file;
  if (file === undefined) throw new Error(`The site has no page of ${type}.`);
  return file.replace(/(?:\/index)?\.html$/, '');
}

async function waitForServer(url: string): Promise<void> {
  const end = performance.now() + START_LIMIT_MS;
  while (performance.now() < end) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await sleep(500);
  }
  throw new Error(`The development server did not answer within ${START_LIMIT_MS} ms.`);
}
