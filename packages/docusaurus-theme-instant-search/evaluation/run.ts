import {runCommand} from '../../../commands/runCommand';
import {createEngine, type Engine} from '../src/engine/engine';
import {generateNames} from './generateNames';
import {loadLists} from './loadLists';
import {measureQuestions} from './measureQuestions';

/** Of each query the fastest of so many searches counts. */
const RUNS = 4;

/** `npm run evaluate` searches `site/build` and schemas for what readers ask. */
await runCommand(() => {
  const lists = loadLists();
  const engines = new Map(lists.map(({index}) => [index, createEngine(index)]));
  console.table(
    Object.fromEntries(
      lists.map(({name, index, questions}) => [
        name,
        measureQuestions(engines.get(index)!, questions),
      ]),
    ),
  );
  const generated = Array.from(engines, ([index, engine]) => {
    const {name} = lists.find((list) => list.index === index)!;
    const {paths, calls, errors} = generateNames(index);
    const measure = (questions: typeof paths) => measureQuestions(engine, questions);
    return [
      name.split(',')[0]!,
      {
        'Query.x first (%)': measure(paths)['name first (%)'],
        'x(y: $y) first (%)': measure(calls)['name first (%)'],
        'error: type in 3 (%)': measure(errors)['name in 3 (%)'],
      },
    ] as const;
  });
  console.table(Object.fromEntries(generated));
  const [{index: site, questions}, github] = [
    lists[0]!,
    lists.find(({name}) => name.startsWith('GitHub'))!,
  ];
  const queries = [
    questions.questions,
    questions.names,
    github.questions.questions,
  ].flatMap(Object.keys);
  const times = measureTimes(
    createEngine({...github.index, guides: site.guides, synonyms: site.synonyms}),
    queries,
  );
  const percentile = (share: number) =>
    times[Math.floor(share * times.length)]?.toFixed(1);
  console.log(
    `Processor time of ${times.length} queries on GitHub's schema and the guides: ` +
      `median ${percentile(0.5)} ms, 95 % ${percentile(0.95)} ms`,
  );
  return Promise.resolve(0);
});

/** Milliseconds of processor time that each query takes, the shortest first. */
function measureTimes({search}: Engine, queries: readonly string[]): readonly number[] {
  const measure = (query: string): number => {
    const before = process.cpuUsage();
    search(query);
    const {user, system} = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  return queries
    .map((query) => Math.min(...Array.from({length: RUNS}, () => measure(query))))
    .toSorted((a, b) => a - b);
}
