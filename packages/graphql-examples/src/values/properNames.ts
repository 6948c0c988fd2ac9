/** Names by what has them: of each kind as many as are shown beside each other. */
interface Lexicon {
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

export const PEOPLE = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Mary Jackson'];

/** The first that fits a word counts. */
const LEXICONS: readonly Lexicon[] = [
  {
    pattern:
      /\b(?:users?|persons?|people|accounts?|members?|authors?|actors?|profiles?|contacts?|customers?|employees?|viewers?|donors?|attendees?|participants?|organizers?|assignees?|sponsors?|humans?|students?|teachers?)\b/,
    names: PEOPLE,
  },
  {
    pattern:
      /\b(?:files?|images?|pictures?|attachments?|assets?|documents?|uploads?|media)\b/,
    names: ['tomatoes.jpg', 'greenhouse.jpg'],
  },
  {
    pattern: /\b(?:events?|appointments?|meetings?|milestones?|sprints?|sessions?)\b/,
    names: ['Summer picnic', 'Planting day'],
  },
  {
    pattern: /\b(?:tasks?|todos?|tickets?|issues?|jobs?|steps?|checks?)\b/,
    names: ['Water the tomatoes', 'Repair the fence'],
  },
  {
    pattern:
      /\b(?:posts?|articles?|blogs?|pages?|stories|story|news|insights?|discussions?|books?|quotes?|reviews?)\b/,
    names: ['The first tomatoes', 'Notes from the greenhouse'],
  },
  {
    pattern: /\b(?:topics?|tags?|categor(?:y|ies)|labels?|genres?|interests?)\b/,
    names: ['Gardening', 'Repairs'],
  },
  {
    pattern: /\b(?:city|cities|towns?|places?|locations?|regions?|address(?:es)?|geo)\b/,
    names: ['Lisbon', 'Porto'],
  },
  {
    pattern: /\b(?:countr(?:y|ies)|nations?)\b/,
    names: ['Portugal', 'Norway'],
  },
  {
    pattern:
      /\b(?:repositor(?:y|ies)|packages?|branch(?:es)?|refs?|apps?|applications?|subgraphs?)\b/,
    names: ['garden-planner', 'seed-library'],
  },
  {
    pattern: /\b(?:products?|items?|variants?|goods|ships?|parts?|orders?|listings?)\b/,
    names: ['Watering can', 'Garden trowel'],
  },
  {
    pattern: /\b(?:polls?|questions?|choices?|options?|answers?)\b/,
    names: ['Saturday', 'Sunday'],
  },
  {
    pattern: /\b(?:badges?|rewards?|achievements?|levels?)\b/,
    names: ['Helping hand', 'Early bird'],
  },
];

const GROUPS = ['Garden on the roof', 'Seed swap', 'Riverside repairs', 'Open workshop'];

/** The name that an object of a type may have; of several words the last known one counts. */
export function toProperName(words: string, index: number): string {
  const found = words
    .split(' ')
    .map((word) => LEXICONS.find(({pattern}) => pattern.test(word)))
    .findLast((lexicon) => lexicon !== undefined);
  const names = found?.names ?? GROUPS;
  const round = Math.floor(index / names.length);
  return `${names[index % names.length]!}${round === 0 ? '' : ` ${round + 1}`}`;
}

/** A name as it stands in addresses. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The name by which a person signs in. */
export function toHandle(index: number): string {
  return toSlug(PEOPLE[index % PEOPLE.length]!).split('-')[0]!;
}
