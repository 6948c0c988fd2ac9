import {ReportError} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {runCaptured} from '../../../../../tests/support/runCaptured';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {
  CommandError,
  describeError,
  runCommandLine,
  runProgram,
  toChoice,
  toPath,
  toTexts,
  type Command,
  type OptionTable,
  type Setting,
} from '..';

const OPTIONS = {
  files: {
    positional: '<files>',
    text: 'What to count',
    isList: true,
    missing: 'No files are named.',
    parse: (setting: Setting) => toTexts(setting, 'a path'),
  },
  countBy: {
    value: '<what>',
    text: 'What is counted, which has a text that is too long for one line of the help of a command',
    default: 'words',
    parse: toChoice('words', 'lines'),
  },
  out: {value: '<file>', text: 'Where the count is written', parse: toPath},
  quiet: {text: 'Logs nothing'},
  config: {value: '<file>', text: 'A .json with these options', parse: toPath},
} as const satisfies OptionTable;

const COUNT: Command<typeof OPTIONS> = {
  options: OPTIONS,
  text: 'Counts.',
  example: 'a.txt',
  failure: 3,
  run: ({files, quiet = false, ...values}) => {
    if (files.includes('bad')) throw new CommandError('bad');
    if (files.includes('worse')) throw new TypeError('worse');
    console.log(JSON.stringify({files, quiet, ...values}));
    return files.length;
  },
};
const CLEAR: Command = {
  options: {},
  text: 'Clears.',
  example: '',
  run: () => Promise.resolve(0),
};

const HINT = 'Usage: words count <files> [options]\nOptions: words count --help';

function run(args: readonly string[], directory = '/') {
  const line = {directory, program: 'words count'};
  return runCaptured(() => runCommandLine(args, line, COUNT));
}

it('describes a command with its options in two columns', async () => {
  expect((await run(['a', '-h'])).out).toBe(`Usage: words count <files> [options]

Counts.

Example: words count a.txt

  <files>            What to count
  --count-by <what>  What is counted, which has a text that is too long for one line of the help of
                     a command (default: words)
  --out <file>       Where the count is written
  --quiet            Logs nothing
  --config <file>    A .json with these options
  --help             Logs these options`);
});

it('parses arguments, with a default for what is missing', async () => {
  const {code, out} = await run(['a', 'b', '--quiet', '--out=c'], '/d');
  expect([code, JSON.parse(out)]).toEqual([
    2,
    {files: ['a', 'b'], quiet: true, countBy: 'words', out: '/d/c'},
  ]);
});

it('reads a config file, which arguments override', async () => {
  const directory = writeFolder({
    'a/b.json': '{"files": ["c"], "countBy": "lines", "out": "d"}',
  });
  const {out} = await run(['--config', 'a/b.json', '--count-by', 'words'], directory);
  expect(JSON.parse(out)).toMatchObject({
    files: ['c'],
    countBy: 'words',
    out: `${directory}/a/d`,
  });
});

it('describes itself before it reads a config file', async () => {
  expect((await run(['--config', 'none.json', '--help'])).code).toBe(0);
});

it.each([
  [[], `No files are named.\n\n${HINT}`],
  [['a', '--quite'], `There is no option "--quite". Did you mean "--quiet"?\n\n${HINT}`],
  [['-h', '--xyz'], `There is no option "--xyz".\n\n${HINT}`],
  [['a', '--xyz'], `There is no option "--xyz".\n\n${HINT}`],
  [['a', '-x'], `There is no option "-x".\n\n${HINT}`],
  [['a', '--out'], `Option '--out <value>' argument missing\n\n${HINT}`],
  [
    ['a', '--count-by', 'letters'],
    `--count-by cannot be "letters". Write words or lines.\n\n${HINT}`,
  ],
  [['bad'], 'bad'],
])('logs the mistake and fails for %j', async (args, errors) => {
  expect(await run(args)).toEqual({code: 3, out: '', errors});
});

it('logs the stack of a mistake of the code', async () => {
  const {code, errors} = await run(['worse']);
  expect([code, errors]).toEqual([3, expect.stringContaining('TypeError: worse')]);
});

const OVERVIEW = `Usage: words <command> [options]

  count  Counts.
         words count a.txt
  clear  Clears.
         words clear

Options of a command: words <command> --help`;
const PROGRAM = {name: 'words', commands: {count: COUNT, clear: CLEAR}, failure: 4};

it.each([
  [['--help'], {code: 0, out: OVERVIEW, errors: ''}],
  [['clear'], {code: 0, out: '', errors: ''}],
  [
    ['clear', 'a'],
    {
      code: 1,
      out: '',
      errors: `Unexpected argument 'a'. This command does not take positional arguments\n\nUsage: words clear [options]\nOptions: words clear --help`,
    },
  ],
  [
    [],
    {
      code: 4,
      out: '',
      errors: `No command is named. Write "count", "clear".\n\n${OVERVIEW}`,
    },
  ],
  [
    ['cuont'],
    {
      code: 4,
      out: '',
      errors: `There is no command "cuont". Did you mean "count"?\n\n${OVERVIEW}`,
    },
  ],
])('runs the command that %j names', async (args, result) => {
  expect(await runCaptured(() => runProgram(args, '/', PROGRAM))).toEqual(result);
});

it('runs the default command for arguments that name none', async () => {
  const directory = writeFolder({'a-b': ''});
  const program = {...PROGRAM, defaultCommand: 'count', version: '1.2.3'};
  const start = (...args: readonly string[]) =>
    runCaptured(() => runProgram(args, directory, program));
  for (const word of ['a.txt', 'a-b', '-'])
    expect(JSON.parse((await start(word)).out)).toMatchObject({files: [word]});
  expect((await start('publish')).errors).toContain(
    'There is no command "publish". Write "count", "clear", or the arguments of "count".\n',
  );
  expect((await start('help')).out).toContain(
    '"count" can be omitted: words a.txt\nOptions of a command: words <command> --help\nVersion: words --version',
  );
  expect(await start('a', '-v')).toEqual({code: 0, out: '1.2.3', errors: ''});
});

it('describes the only command of a program', async () => {
  const program = {name: 'words', commands: {count: COUNT}};
  const {out} = await runCaptured(() => runProgram(['--help'], '/', program));
  expect(out).toMatch(/^Usage: words count <files> \[options\]\n\nCounts\./);
});

it('keeps the texts of errors that a user can fix in lines', () => {
  expect(describeError(new CommandError('a\n::error::b'))).toBe('a\n\uFFFD:error::b');
  expect(describeError(new ReportError('a'))).toBe('a');
  expect(describeError(new TypeError('a'))).toBeUndefined();
  const error = Object.assign(new Error('a'), {code: 'ENOENT', syscall: 'open'});
  expect(describeError(error)).toBeUndefined();
});

it.each([
  [
    {code: 'ENOTDIR', syscall: 'mkdir', path: '/dev/null/site'},
    'Could not use /dev/null/site: a part of the path is not a folder. Use another folder (ENOTDIR).',
  ],
  [
    // An error of a full disk has no path; that of a copy has two.
    {code: 'ENOSPC', syscall: 'write'},
    'Could not write: the disk is full. Free some space and try again (ENOSPC).',
  ],
  [
    {code: 'ENOSPC', syscall: 'copyfile', path: '/from', dest: '/to'},
    'Could not use /to: the disk is full. Free some space and try again (ENOSPC).',
  ],
  [
    {code: 'ENOENT', syscall: 'mkdir', path: '/proc/x.next-1'},
    'Could not use /proc/x.next-1: no folder can be created there. Use another folder (ENOENT).',
  ],
  [
    {code: 'ELOOP', syscall: 'mkdir', path: '/a\n::error::b'},
    'Could not use /a ::error::b: its links lead in a circle. Use another folder (ELOOP).',
  ],
  [
    {code: 'EROFS', syscall: 'open', path: '/a/b'},
    'Could not use /a/b: the file system is read-only. Use another folder (EROFS).',
  ],
])('describes %j in one line', (fields, message) => {
  expect(describeError(Object.assign(new Error('no'), fields))).toBe(message);
});
