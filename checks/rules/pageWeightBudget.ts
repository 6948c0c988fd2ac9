import {findReferencePages, type Build} from '../build';
import type {Check, Finding} from '../check';
import type {Page} from '../parsePage';

const KB = 1024;

/** The most that a reference page may weigh, sent with brotli. */
const BUDGET = {
  /**
   * HTML of the page in the middle; 2 KB of it are the scripts that keep a page readable and safe,
   * 2 KB the sidebar with the branch of the page.
   */
  medianHtml: 9 * KB,
  /** The same with the style sheets and scripts that the page names. */
  medianFirstLoad: 110 * KB,
  /** HTML of the heaviest page. */
  largestHtml: 20 * KB,
  /** HTML, style sheets and scripts that the heaviest page names. */
  firstLoad: 120 * KB,
  /** Number of scripts that the page names. */
  scripts: 4,
};

/** Weights of one page in bytes, sent with brotli. */
export interface PageWeight {
  readonly page: string;
  readonly html: number;
  readonly firstLoad: number;
  readonly scripts: number;
}

/** Reference pages stay within the budget, however many there are. */
export const pageWeightBudget: Check = (build) => {
  const weights = weighReferencePages(build);
  return [...checkMedian(weights), ...weights.flatMap(checkPage)];
};

/** All reference pages with their weights, the heaviest HTML first. */
export function weighReferencePages(build: Build): PageWeight[] {
  return findReferencePages(build)
    .map((page) => weighPage(page, build))
    .sort((a, b) => b.html - a.html);
}

function weighPage({path, resources}: Page, {weigh}: Build): PageWeight {
  const html = weigh(path);
  const named = resources.filter(({kind}) => kind !== 'other');
  const urls = new Set(named.map(({url}) => url));
  return {
    page: path,
    html,
    firstLoad: [...urls].reduce((sum, url) => sum + weigh(url), html),
    scripts: resources.filter(({kind}) => kind === 'script').length,
  };
}

function checkMedian(weights: readonly PageWeight[]): Finding[] {
  const median = weights[Math.floor(weights.length / 2)];
  if (!median) return [];
  const {page, html, firstLoad} = median;
  const findings: Finding[] = [];
  if (html > BUDGET.medianHtml) {
    findings.push({
      page,
      message: `The median reference page has ${toKb(html)} of HTML; the budget is ${toKb(BUDGET.medianHtml)}.`,
      fix: 'Look for what all reference pages repeat.',
    });
  }
  if (firstLoad > BUDGET.medianFirstLoad) {
    findings.push({
      page,
      message: `The first load of the median reference page takes ${toKb(firstLoad)}; the budget is ${toKb(BUDGET.medianFirstLoad)}.`,
      fix: 'Find what grew in its scripts and style sheets; load it on demand.',
    });
  }
  return findings;
}

function checkPage({page, html, firstLoad, scripts}: PageWeight): Finding[] {
  const findings: Finding[] = [];
  if (html > BUDGET.largestHtml) {
    findings.push({
      page,
      message: `The page has ${toKb(html)} of HTML; the budget is ${toKb(BUDGET.largestHtml)}.`,
      fix: 'Fold or split its longest list.',
    });
  }
  if (firstLoad > BUDGET.firstLoad) {
    findings.push({
      page,
      message: `The first load takes ${toKb(firstLoad)}; the budget is ${toKb(BUDGET.firstLoad)}.`,
      fix: 'Find what grew in its scripts and style sheets; load it on demand.',
    });
  }
  if (scripts > BUDGET.scripts) {
    findings.push({
      page,
      message: `The page names ${scripts} scripts; the budget is ${BUDGET.scripts}.`,
      fix: 'Find the plugin or head tag that adds one.',
    });
  }
  return findings;
}

function toKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}
