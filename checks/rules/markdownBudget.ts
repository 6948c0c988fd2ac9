import {findReferencePages} from '../build';
import type {Check, Finding} from '../runChecks';

/** As o200k_base counts the longest pages of this site; in GitHub's reference a token has 4.1. */
const CHARACTERS_OF_A_TOKEN = 3.67;
const MOST_TOKENS_OF_MEDIAN = 2000;
/** Bytes of `llms.txt`, and of each list that it leads to. */
const MOST_IN_INDEX = 10_000;
const MOST_IN_LIST = 50_000;

function compare(
  page: string,
  what: string,
  found: number,
  most: number,
): readonly Finding[] {
  if (found <= most) return [];
  const message = `${what} ${found}; the budget is ${most}.`;
  return [{page, message, fix: 'Print less of what other files have.'}];
}

/** Programs that read Markdown can do so in full. */
export const markdownBudget: Check = (build) => {
  const texts = findReferencePages(build)
    .flatMap(({alternates}) => alternates)
    .flatMap((path) => {
      const asset = build.assets.get(path);
      return asset
        ? [{path, tokens: Math.round(asset.read().length / CHARACTERS_OF_A_TOKEN)}]
        : [];
    })
    .sort((a, b) => a.tokens - b.tokens);
  const median = texts[Math.floor(texts.length / 2)];
  const lists = [...build.assets.values()].filter(({path}) =>
    /\/llms(?:\/[^/]+)?\.txt$/.test(path),
  );
  return [
    ...(median
      ? compare(
          median.path,
          'The median tokens are',
          median.tokens,
          MOST_TOKENS_OF_MEDIAN,
        )
      : []),
    ...lists.flatMap(({path, read}) => {
      const most = path === '/llms.txt' ? MOST_IN_INDEX : MOST_IN_LIST;
      return compare(path, 'The bytes are', Buffer.byteLength(read()), most);
    }),
  ];
};
