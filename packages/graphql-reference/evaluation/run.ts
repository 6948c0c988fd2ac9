import {readFileSync} from 'node:fs';
import {encode} from 'gpt-tokenizer/encoding/o200k_base';
import {runCommand} from '../../../commands/runCommand';
import {createTools} from '../src/mcp/createTools';
import type {Tools} from '../src/mcp/Tools';

type Call = readonly [tool: keyof Tools, args: object, needed: string];

/** By schema or site, what somebody wants to do and the calls that lead there. */
type Tasks = Readonly<Record<string, Readonly<Record<string, readonly Call[]>>>>;

/** Tokens of a task: the median, and each. */
const [MEDIAN, MOST] = [1450, 1500];

/** `npm run evaluate:agents` runs the tasks with the tools, and counts tokens and dead ends. */
await runCommand(() => {
  const tasks = JSON.parse(
    readFileSync(new URL('tasks.json', import.meta.url), 'utf8'),
  ) as Tasks;
  const rows = Object.entries(tasks).flatMap(([schema, own]) => {
    const tools = createTools({
      ...{schema: [schema], directory: process.cwd(), lenient: true, hide: []},
      warn: () => undefined,
    });
    return Object.entries(own).map(([task, calls]) => runTask(tools, task, calls));
  });
  const tokens = rows.map((row) => row.tokens).toSorted((a, b) => a - b);
  const median = tokens[Math.floor(tokens.length / 2)]!;
  const failed = rows.filter((row) => row['dead ends'] !== '');
  console.table(rows);
  console.log(
    `${rows.length - failed.length} of ${rows.length} tasks without a dead end; tokens: median ${median}, most ${tokens.at(-1)}`,
  );
  return Promise.resolve(
    failed.length > 0 || median > MEDIAN || tokens.at(-1)! > MOST ? 1 : 0,
  );
});

function runTask(tools: Tools, task: string, calls: readonly Call[]) {
  const results = calls.map(([name, args, needed]) => {
    const {text, isError} = call(tools, name, args);
    const isFound = !isError && new RegExp(needed).test(text);
    return {
      tokens: encode(JSON.stringify(args)).length + encode(text).length,
      deadEnd: isFound ? '' : `${name} ${JSON.stringify(args)}`,
    };
  });
  return {
    task,
    calls: calls.length,
    tokens: results.reduce((sum, one) => sum + one.tokens, 0),
    'dead ends': results.flatMap(({deadEnd}) => deadEnd || []).join('; '),
  };
}

function call(tools: Tools, name: keyof Tools, args: object) {
  try {
    return tools[name](args as never);
  } catch (error) {
    return {text: String(error), isError: true};
  }
}
