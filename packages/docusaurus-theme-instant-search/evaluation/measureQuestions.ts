import type {Engine} from '../src/engine/engine';

/** For each query the addresses that answer it: a page, with `#section` where one section does. */
type Targets = Readonly<Record<string, readonly string[]>>;

export interface Questions {
  readonly questions: Targets;
  /** Names as readers type them: with typing errors, in parts, in another order, with filters. */
  readonly names: Targets;
  /** Questions that the site does not answer. */
  readonly unanswered: readonly string[];
}

const FIRST = 3;
const withoutHash = (url: string): string => url.replace(/#.*/u, '');

/** The shares of questions and names, in per cent, that the first results answer. */
export function measureQuestions(
  {search}: Engine,
  {questions, names, unanswered}: Questions,
): Readonly<Record<string, number>> {
  const urlsOf = (query: string): string[] =>
    search(query).groups.flatMap(({results}) => results.map(({url}) => url));
  const share = (targets: Targets, count: number, toTarget = (url: string) => url) => {
    const all = Object.entries(targets);
    const found = all.filter(([query, right]) => {
      const targets = new Set(right.map(toTarget));
      return urlsOf(query)
        .slice(0, count)
        .some((url) => targets.has(toTarget(url)));
    });
    return percent(found.length, all.length);
  };
  // At most three results are shown then.
  const reported = (queries: readonly string[]) => {
    const all = queries.map((query) => search(query));
    const some = all.filter(({isPoor, total}) => isPoor || total === 0);
    return percent(some.length, all.length);
  };
  return {
    'page first (%)': share(questions, 1, withoutHash),
    'page in 3 (%)': share(questions, FIRST, withoutHash),
    'section first (%)': share(questions, 1),
    'section in 3 (%)': share(questions, FIRST),
    'name first (%)': share(names, 1),
    'name in 3 (%)': share(names, FIRST),
    'no answer, reported (%)': reported(unanswered),
    'answer, reported as none (%)': reported(Object.keys(questions)),
  };
}

/** Without any of a kind, all of them are answered. */
function percent(some: number, all: number): number {
  return all === 0 ? 100 : Math.round((1000 * some) / all) / 10;
}
