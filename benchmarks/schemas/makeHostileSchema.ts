import {createRandom} from './random';
import {CLAUSES, PROPERTIES, QUALITIES, THINGS} from './words';

/** One kind of element with very many members, and where its pages lie in the built site. */
export interface HostileCase {
  readonly name: string;
  readonly sdl: string;
  /** The folder of its page, with its further pages in it. */
  readonly folder: string;
}

function list(count: number, toItem: (number: number) => string): string {
  return Array.from({length: count}, (_, index) => toItem(index + 1)).join('\n');
}

const random = createRandom(1);

function pick(words: readonly string[]): string {
  return words[Math.floor(random() * words.length)]!.toLowerCase();
}

/** A sentence for each member, as real schemas have. */
function describe(what: string): string {
  return `  "${what} of the ${pick(QUALITIES)} ${pick(THINGS)}, ${pick(CLAUSES)}."`;
}

function makeArguments(count: number): string {
  const items = list(
    count,
    (number) => `${describe('The value')}\n  ${pick(PROPERTIES)}${number}: String`,
  );
  return `(\n${items}\n)`;
}

/** An input object that unfolds to 420 members: 20 fields with inputs of 20 fields each. */
function makeDeepInput(): string {
  const branches = list(
    20,
    (branch) =>
      `input Branch${branch} {\n${list(20, (leaf) => `${describe('The leaf')}\n  leaf${leaf}: String`)}\n}`,
  );
  return `input Deep {\n${list(20, (branch) => `${describe('The branch')}\n  branch${branch}: Branch${branch}`)}\n}\n${branches}`;
}

/** What no page of a usual form has room for. */
export const HOSTILE_CASES: readonly HostileCase[] = [
  {
    name: 'an object of 5,000 fields',
    sdl: `type Wide {\n${list(5000, (field) => `${describe('The field')}\n  field${field}: String`)}\n}`,
    folder: 'types/objects/wide',
  },
  {
    name: 'an enum of 10,000 values',
    sdl: `enum Many {\n${list(10_000, (value) => `${describe('The value')}\n  VALUE_${value}`)}\n}`,
    folder: 'types/enums/many',
  },
  {
    name: 'an input that unfolds to 420 members',
    sdl: makeDeepInput(),
    folder: 'types/inputs/deep',
  },
  {
    name: 'a query of 5,000 arguments',
    sdl: `extend type Query { search${makeArguments(5000)}: Wide }`,
    folder: 'operations/queries/search',
  },
  {
    name: 'an object with a field of 5,000 arguments',
    sdl: `type Asked { answer${makeArguments(5000)}: String }`,
    folder: 'types/objects/asked',
  },
];

/** A schema with all of them. */
export function makeHostileSchema(): string {
  return [
    'type Query {\n  many(deep: Deep): Many\n  asked: Asked\n}',
    ...HOSTILE_CASES.map(({sdl}) => sdl),
  ].join('\n');
}
