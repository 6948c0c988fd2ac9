import {findReferencePages, type Build} from '../build';
import type {Check, Finding} from '../runChecks';

const KB = 1024;

/** Weights of one page in bytes, sent with brotli. */
export interface PageWeight {
  readonly page: string;
  readonly html: number;
  /** HTML, style sheets and scripts that the page names. */
  readonly firstLoad: number;
  /** Number of scripts that the page names. */
  readonly scripts: number;
}

type Budget = Partial<Record<'html' | 'firstLoad' | 'scripts', number>>;

/** The most that any reference page may weigh. */
const LARGEST: Budget = {html: 20 * KB, firstLoad: 120 * KB, scripts: 4};
/**
 * The most that the one with the median HTML may weigh. 2 KB of it are the scripts that keep a page
 * readable, 2 KB the sidebar with the branch of the page.
 */
const MEDIAN: Budget = {html: 9 * KB, firstLoad: 110 * KB};

const TEXTS = {
  html: ['HTML', 'Fold or split its longest list; find what all reference pages repeat.'],
  firstLoad: [
    'first load',
    'Find what grew in its scripts and styles; load it on demand.',
  ],
  scripts: ['number of scripts', 'Find the plugin or head tag that adds one.'],
} as const;

/** Reference pages stay within the budget, however many there are. */
export const pageWeightBudget: Check = (build) => {
  const weights = weighReferencePages(build);
  const middle = Math.floor(weights.length / 2);
  return [
    ...weights
      .slice(middle, middle + 1)
      .flatMap((weight) => compare(weight, MEDIAN, 'median page')),
    ...weights.flatMap((weight) => compare(weight, LARGEST, 'page')),
  ];
};

function compare(weight: PageWeight, budget: Budget, subject: string): Finding[] {
  return (['html', 'firstLoad', 'scripts'] as const).flatMap((part) => {
    const {[part]: most = Infinity} = budget;
    if (weight[part] <= most) return [];
    const [name, fix] = TEXTS[part];
    const [found, allowed] = [weight[part], most].map((value) =>
      part === 'scripts' ? value : `${(value / KB).toFixed(1)} KB`,
    );
    const message = `The ${name} of the ${subject} is ${found}; the budget is ${allowed}.`;
    return [{page: weight.page, message, fix}];
  });
}

/** All reference pages with their weights, the heaviest HTML first. */
export function weighReferencePages(build: Build): PageWeight[] {
  const weights = findReferencePages(build).map(({path, resources}) => {
    const named = resources.filter(({kind}) => kind !== 'other');
    const urls = [...new Set(named.map(({url}) => url))];
    const html = build.weigh(path);
    const firstLoad = urls.reduce((sum, url) => sum + build.weigh(url), html);
    const scripts = named.filter(({kind}) => kind === 'script').length;
    return {page: path, html, firstLoad, scripts};
  });
  return weights.sort((a, b) => b.html - a.html);
}
