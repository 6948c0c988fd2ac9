import {parseArgs} from 'node:util';
import {CommandError} from '../commands/runCommand';
import type {SectionName} from './report/results';

/** In the order of a full run: the browser measures sites that the runs before it built. */
const SECTIONS: readonly SectionName[] = [
  'github',
  'growth',
  'bounds',
  'site',
  'browser',
  'search',
];

export interface BenchmarkArguments {
  readonly sections: readonly SectionName[];
  readonly timeLimitSeconds: number;
  readonly sizes: readonly number[];
  readonly peerSizes: readonly number[];
  readonly schema?: string;
  readonly reportOnly: boolean;
}

const USAGE = `Usage: npm run benchmark [-- <section>...] [options]

  <section>      any of ${SECTIONS.join(', ')} (default: all of them)
  --time-limit   minutes that each step of a peer may take (default: 30)
  --sizes        pages of the generated schemas (default: 1250,2500,5000,10000)
  --peer-sizes   those of them that graphql-markdown gets too (default: 500,1000)
  --schema       another SDL file than GitHub's, to try the section github out
  --report       only write the tables and plots of the newest results again`;

/** Reads the command line of `npm run benchmark`. */
export function readArguments(args: readonly string[]): BenchmarkArguments {
  const {values, positionals} = parse(args);
  const unknown = positionals.filter((name) => !isSection(name));
  if (unknown.length > 0) {
    throw new CommandError(`There is no section "${unknown[0]}".\n\n${USAGE}`);
  }
  return {
    sections:
      positionals.length === 0
        ? SECTIONS
        : SECTIONS.filter((name) => positionals.includes(name)),
    timeLimitSeconds: 60 * readNumber('--time-limit', values['time-limit']),
    sizes: readNumbers('--sizes', values.sizes),
    peerSizes: readNumbers('--peer-sizes', values['peer-sizes']),
    ...(values.schema !== undefined && {schema: values.schema}),
    reportOnly: values.report,
  };
}

function isSection(name: string): boolean {
  return (SECTIONS as readonly string[]).includes(name);
}

function readNumbers(option: string, text: string): number[] {
  return text === '' ? [] : text.split(',').map((part) => readNumber(option, part));
}

function readNumber(option: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) {
    throw new CommandError(
      `${option} is "${text}", but must be a number above 0.\n\n${USAGE}`,
    );
  }
  return number;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'time-limit': {type: 'string', default: '30'},
        sizes: {type: 'string', default: '1250,2500,5000,10000'},
        'peer-sizes': {type: 'string', default: '500,1000'},
        schema: {type: 'string'},
        report: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
