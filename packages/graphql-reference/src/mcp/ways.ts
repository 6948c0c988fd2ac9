import {
  type ApiModel,
  type FieldElement,
  type FieldsElement,
  firstSentence,
  findRoot,
  isRequired,
  memoize,
} from 'graphql-api-model';
import {splitWords, toSingular} from 'graphql-api-model/words';
import type {Reference} from './Reference';

/** Fields from a root to a type, such as `Query.repository` and `Repository.owner`. */
export type Way = readonly FieldElement[];

const MOST_STEPS = 3;
const [MOST_OPERATIONS, MOST_FIELDS] = [3, 3];
/** The part of the words of a query that a field must have. */
const LEAST_COVERAGE = 0.6;
const STOP_WORDS = new Set(
  'a an all and are as at be by can do does for from get had has have how i in into is it its list me my of on one or that the their them then this to want what which with'.split(
    ' ',
  ),
);
/** Words that schemas have for the same task. */
const SYNONYMS = [
  ['remove', 'delete', 'undo', 'unset', 'dismiss'],
  ['add', 'create', 'new', 'post', 'make'],
  ['update', 'edit', 'change', 'modify', 'set'],
  ['token', 'login', 'log', 'authenticate', 'session'],
  ['file', 'blob', 'content', 'object'],
  ['member', 'user', 'people'],
  ['order', 'purchase'],
  ['close', 'finish', 'complete'],
];

/** The types that fields of other types have, for each the first of the shortest ways to it. */
export const findWays = memoize((model: ApiModel): ReadonlyMap<string, Way> => {
  const types = new Map(model.types.map((type) => [type.name, type]));
  const ways = new Map<string, Way>();
  const visit = (type: FieldsElement, way: Way): void => {
    // `node(id:)` leads anywhere and tells nothing.
    const fields = type.fields.filter(
      (field) => !field.deprecation && types.get(field.type.name)?.kind !== 'interface',
    );
    for (const field of fields) {
      if (!ways.has(field.type.name)) ways.set(field.type.name, [...way, field]);
    }
  };
  const root = findRoot(model, 'query');
  if (root) visit(root, []);
  for (const [name, way] of ways) {
    const type = types.get(name);
    if (way.length < MOST_STEPS && type?.kind === 'object' && type !== root)
      visit(type, way);
  }
  return ways;
}, new WeakMap<ApiModel, ReadonlyMap<string, Way>>());

/** `repository(owner: String!, name: String!)`: a field with what it requires. */
function printField(field: FieldElement): string {
  const args = field.arguments.filter(isRequired);
  const list = args.map(({name, type}) => `${name}: ${type.notation}`).join(', ');
  return args.length > 0 ? `${field.name}(${list})` : field.name;
}

/** A field behind a type with the way to it: `Query.repository(owner: String!) > issues: IssueConnection!`. */
export function printWay(way: Way): string {
  const root = way[0]!.coordinate.split('.', 1)[0]!;
  return `${root}.${way.map(printField).join(' > ')}: ${way.at(-1)!.type.notation}`;
}

interface Candidate {
  readonly way: Way;
  /** How much a word counts in it. */
  readonly words: ReadonlyMap<string, number>;
}

function toWords(text: string): readonly string[] {
  return splitWords(text).map(toSingular);
}

const SAME = new Map(SYNONYMS.flatMap((words) => words.map((word) => [word, words])));

const listCandidates = memoize((model: ApiModel): readonly Candidate[] => {
  const types = new Map(model.types.map((type) => [type.name, type]));
  const roots = model.roots.map(({type}): readonly [string, Way] => [type, []]);
  return [...roots, ...findWays(model)].flatMap(([name, way]) => {
    const type = types.get(name);
    if (type?.kind !== 'object' || way.length >= MOST_STEPS) return [];
    return type.fields
      .filter((field) => !field.deprecation)
      .map((field) => {
        const words = new Map<string, number>();
        const weigh = (text: string, weight: number): void => {
          for (const word of toWords(text)) if (!words.has(word)) words.set(word, weight);
        };
        weigh(field.name, 3);
        if (way.length > 0) weigh(name, 2);
        for (const one of field.arguments) weigh(one.name, 1);
        weigh(firstSentence(field.description ?? '', 200), 1);
        return {way: [...way, field], words};
      });
  });
}, new WeakMap<ApiModel, readonly Candidate[]>());

/** The operations and the fields behind types that a query fits best. */
export function findFields(
  {knownApis}: Pick<Reference, 'knownApis'>,
  query: string,
): readonly Way[] {
  const wanted = [...new Set(toWords(query))].filter((word) => !STOP_WORDS.has(word));
  if (wanted.length === 0) return [];
  const candidates = knownApis().flatMap(({model}) => listCandidates(model));
  const scored = wanted.map((word) => {
    const forms = SAME.get(word) ?? [word];
    const weights = candidates.map(({words}) =>
      Math.max(
        words.get(word) ?? 0,
        ...forms.map((form) => 0.7 * (words.get(form) ?? 0)),
      ),
    );
    const count = weights.filter((weight) => weight > 0).length;
    return {weights, rarity: Math.log((candidates.length + 1) / (count + 1))};
  });
  const total = scored.reduce((sum, {rarity}) => sum + rarity, 0);
  const ways = candidates
    .map(({way}, at) => {
      const has = scored.filter(({weights}) => weights[at]! > 0);
      const score = has.reduce(
        (sum, {weights, rarity}) => sum + weights[at]! * rarity,
        0,
      );
      const coverage = has.reduce((sum, {rarity}) => sum + rarity, 0) / total;
      const inName = has.filter(({weights}) => weights[at]! > 2).length;
      const share = Math.min(1, inName / splitWords(way.at(-1)!.name).length);
      const factor = (0.6 + 0.4 * share) / way.length ** 0.4;
      return {way, coverage, score: score * coverage * factor};
    })
    .filter(({way, coverage}) => coverage >= LEAST_COVERAGE / (way.length === 1 ? 2 : 1))
    .toSorted((a, b) => b.score - a.score)
    .map(({way}) => way);
  return [
    ...ways.filter((way) => way.length === 1).slice(0, MOST_OPERATIONS),
    ...ways.filter((way) => way.length > 1).slice(0, MOST_FIELDS),
  ];
}
