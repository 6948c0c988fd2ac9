import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSchema} from 'graphql';
import {
  type ApiModel,
  type Change,
  describeSchema,
  findChanges,
  listElements,
} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {schema} from './siteSchema';

const FOLDER = join(import.meta.dirname, '../../schema-history');
const REASON = /Deprecated since (?<since>\S+), removed after (?<after>[\d-]+)\.$/;

interface State {
  readonly date: string;
  readonly model: ApiModel;
}

const published = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.graphql'))
  .map((name): State => {
    const sdl = readFileSync(join(FOLDER, name), 'utf8');
    return {date: name.replace('.graphql', ''), model: describeSchema(buildSchema(sdl))};
  });
/** The published states, and the schema as it is now. */
const states: readonly State[] = [
  ...published,
  {date: '9999-12-31', model: describeSchema(schema)},
];

/** The two dates of the deprecation of an element. */
function datesOf(
  {model}: State,
  coordinate: string,
): {readonly since?: string; readonly after?: string} {
  const {element} =
    [...listElements(model)].find((one) => one.element.coordinate === coordinate) ?? {};
  return REASON.exec(element?.deprecation?.reason ?? '')?.groups ?? {};
}

function findBroken(isBroken: (change: Change, from: State, to: State) => boolean) {
  return states.slice(1).flatMap((to, index) => {
    const from = states[index]!;
    return findChanges(from.model, to.model)
      .filter((change) => isBroken(change, from, to))
      .map(({coordinate, what}) => `${to.date} ${coordinate} ${what}`);
  });
}

it('nothing breaks but by a removal whose day has come', () => {
  const broken = findBroken(({isBreaking, what, coordinate}, from, to) => {
    const {after = '9999-12-31'} = datesOf(from, coordinate);
    return isBreaking && (what !== 'removed' || after >= to.date);
  });
  expect(broken).toEqual([]);
});

it('a deprecation names the day of its state, and a removal a year later at the earliest', () => {
  const broken = findBroken(({what, coordinate}, _, to) => {
    if (what !== 'deprecated') return false;
    const {since = '', after = ''} = datesOf(to, coordinate);
    const inAYear = `${Number(since.slice(0, 4)) + 1}${since.slice(4)}`;
    return (to.date !== '9999-12-31' && since !== to.date) || after < inAYear;
  });
  expect(broken).toEqual([]);
});
