import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSchema} from 'graphql';
import {
  type ApiModel,
  describeSchema,
  findChanges,
  listElements,
} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {guides} from '../../docs/__tests__/guides';
import {schema} from './siteSchema';

const FOLDER = join(import.meta.dirname, '../../schema-history');

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

/** The day after which the reason of a deprecation lets its element go. */
function lastDayOf({model}: State, coordinate: string): string {
  const {element} =
    [...listElements(model)].find((one) => one.element.coordinate === coordinate) ?? {};
  const [, day = '9999-12-31'] =
    /removed after ([\d-]+)\.$/.exec(element?.deprecation?.reason ?? '') ?? [];
  return day;
}

it('what replaces an element is there when the element is deprecated', () => {
  const early = states.flatMap(({date, model}) => {
    const elements = [...listElements(model)].map(({element}) => element);
    const names = new Set(
      elements.flatMap(({coordinate, name, kind}) =>
        kind === 'field' || kind === 'enum value' ? [coordinate, name] : coordinate,
      ),
    );
    return elements.flatMap((element) => {
      const reason = 'deprecation' in element ? (element.deprecation.reason ?? '') : '';
      return [...reason.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
        names.has(name) ? [] : `${date} ${name}`,
      );
    });
  });
  expect(early).toEqual([]);
});

it('the guides to versions name days of the history', () => {
  const days = new Set(states.map(({date}) => date));
  const named = guides
    .filter(({path}) => /^versioning|deprecating-code/.test(path))
    .flatMap(({path, text}) =>
      [
        ...text.matchAll(
          /\b(\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})\b/g,
        ),
      ].map(([, day = '']) => ({
        path,
        day: new Date(`${day} UTC`).toISOString().slice(0, 10),
      })),
    )
    .filter(({day}) => day <= published.at(-1)!.date);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(({day}) => !days.has(day))).toEqual([]);
});

it('nothing breaks but by a removal whose day has come', () => {
  const broken = states.slice(1).flatMap((to, index) => {
    const from = states[index]!;
    return findChanges(from.model, to.model)
      .filter(
        ({isBreaking, what, coordinate}) =>
          isBreaking && (what !== 'removed' || lastDayOf(from, coordinate) >= to.date),
      )
      .map(({coordinate, what}) => `${to.date} ${coordinate} ${what}`);
  });
  expect(broken).toEqual([]);
});
