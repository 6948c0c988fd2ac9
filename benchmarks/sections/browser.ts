import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {measureNavigation} from '../browser/measureNavigation';
import {measurePage} from '../browser/measurePage';
import {measureTyping} from '../browser/measureTyping';
import {openBrowser} from '../browser/openBrowser';
import {serveSite} from '../browser/serveSite';
import {findPages} from '../measure/measureSite';
import {builtSite, PEERS} from '../paths';
import type {
  BrowserNavigation,
  BrowserPage,
  BrowserSection,
  BrowserTyping,
} from '../report/results';
import {hidePaths} from './github';

interface BuiltSite {
  readonly name: string;
  readonly directory: string;
  readonly loads: number;
  readonly hasNavigation: boolean;
  /** Whether it has our search. */
  readonly hasSearch: boolean;
}

const LOADS = 5;
const NAVIGATIONS = 12;

const SITES: readonly BuiltSite[] = [
  {
    name: 'our site',
    directory: builtSite('site'),
    loads: LOADS,
    hasNavigation: true,
    hasSearch: true,
  },
  {
    name: "GitHub's schema, ours",
    directory: builtSite('ours'),
    loads: LOADS,
    hasNavigation: true,
    hasSearch: true,
  },
  {
    name: "GitHub's schema, graphql-markdown",
    directory: path.join(PEERS, 'runs', 'graphql-markdown', 'build'),
    loads: LOADS,
    hasNavigation: true,
    hasSearch: false,
  },
  {
    name: "GitHub's schema, spectaql",
    directory: path.join(PEERS, 'runs', 'spectaql', 'site'),
    // A single page of ten megabytes takes its time.
    loads: 2,
    hasNavigation: false,
    hasSearch: false,
  },
];

/** Sites that the runs before this one built, in Chromium on a slowed-down processor. */
export async function measureBrowser(): Promise<BrowserSection> {
  const pages: BrowserPage[] = [];
  const navigation: BrowserNavigation[] = [];
  const typing: BrowserTyping[] = [];
  const failures: {site: string; failure: string}[] = [];
  const browser = await openBrowser();
  try {
    for (const site of SITES) {
      console.log(`  ${site.name}`);
      try {
        await measureBuiltSite(browser, site, {pages, navigation, typing});
      } catch (error) {
        const failure = hidePaths(String(error));
        console.log(`    FAILED: ${failure}`);
        failures.push({site: site.name, failure});
      }
    }
    return {
      browser: `Chromium ${browser.version()}`,
      pages,
      navigation,
      typing,
      failures,
    };
  } finally {
    await browser.close();
  }
}

interface Measurements {
  readonly pages: BrowserPage[];
  readonly navigation: BrowserNavigation[];
  readonly typing: BrowserTyping[];
}

async function measureBuiltSite(
  browser: Browser,
  {name, directory, loads, hasNavigation, hasSearch}: BuiltSite,
  {pages, navigation, typing}: Measurements,
): Promise<void> {
  if (!existsSync(directory)) {
    throw new Error('It is not built. The sections "github" and "site" build it.');
  }
  const found = await findPages(directory);
  const largest = hasNavigation ? [found.reference.at(-1)!.file] : [];
  await serveSite(directory, async (origin) => {
    for (const page of [found.median.file, ...largest]) {
      const measured = await measurePage(browser, {
        site: name,
        directory,
        origin,
        page,
        loads,
      });
      pages.push(measured);
      console.log(
        `    ${page}: longest task ${measured.longestTaskMs.median.toFixed(0)} ms`,
      );
    }
    if (!hasNavigation) return;
    const url = `${origin}/${found.median.file.replace(/(?:\/index)?\.html$/, '')}`;
    const measured = await measureNavigation(browser, name, url, NAVIGATIONS);
    navigation.push(measured);
    console.log(`    navigation: ${measured.warmMs.median.toFixed(0)} ms`);
    if (hasSearch) typing.push(await measureTyping(browser, name, url));
  });
}
