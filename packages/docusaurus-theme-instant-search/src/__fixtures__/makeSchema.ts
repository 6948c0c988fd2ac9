import {createRandom} from './random';

const SYLLABLES =
  'ba con der fel gra ino ket lum mar nis ora pel qui ras sto tam ul ven wor zen'.split(
    ' ',
  );
const ASPECTS =
  'access activity archive category content draft export filter history import item limit link list option period permission preference preview price rating request result rule section setting source state statistic summary tag target term usage version visibility week'.split(
    ' ',
  );
const PAGES_OF_ENTITY = 9;
const COMMON_FIELDS = [
  'createdAt: DateTime',
  'updatedAt: DateTime',
  'title: String',
  'description: String',
  'isArchived: Boolean',
  'owner: User',
  'url: URL',
];

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/**
 * SDL of a made-up schema of about `size` pages, the same for the same size. Each of its entities
 * has what entities have in real ones: a type, its pages, inputs, queries and mutations.
 */
export function makeSchema(size: number): string {
  const random = createRandom(size);
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)]!;
  const word = () => Array.from({length: 3}, () => pick(SYLLABLES)).join('');
  // Like a real schema, a larger one speaks of more things, a few types for each.
  const domains = Array.from({length: Math.ceil(size / PAGES_OF_ENTITY / 2)}, word);
  const names = new Set<string>();
  while (names.size < size / PAGES_OF_ENTITY) {
    names.add(pick(domains) + (random() < 0.8 ? capital(pick(ASPECTS)) : ''));
  }
  const entities = [...names];
  const ownField = (name: string) =>
    random() < 0.5
      ? `${name}${capital(pick(ASPECTS))}Count: Int`
      : `${pick(ASPECTS)}${capital(pick(entities))}: ${capital(pick(entities))}`;
  const types = entities.map((name) => {
    const type = capital(name);
    const fields = [...COMMON_FIELDS.filter(() => random() < 0.5), ownField(name)];
    return `
      "${article(name)} in the ${pick(domains)} of a user."
      type ${type} { id: ID ${fields.join(' ')} }
      "A page of a list of ${type}."
      type ${type}Connection { edges: ${type}Edge nodes: ${type} pageInfo: PageInfo }
      "A ${type} and its place in a list."
      type ${type}Edge { cursor: String node: ${type} }
      "Input of create${type}."
      input Create${type}Input { title: String description: String }
      "Input of update${type}."
      input Update${type}Input { id: ID title: String }
      extend type Query {
        "Finds one ${type}."
        ${name}ById(id: ID): ${type}
      }
      extend type Mutation {
        "Creates a ${type}."
        create${type}(input: Create${type}Input): ${type}
        "Changes a ${type}."
        update${type}(input: Update${type}Input): ${type}
        "Deletes a ${type}."
        delete${type}(id: ID): Boolean
      }`;
  });
  return [
    'type Query type Mutation type User { id: ID } scalar DateTime scalar URL',
    'type PageInfo { endCursor: String hasNextPage: Boolean }',
    ...types,
  ].join('\n');
}

function article(name: string): string {
  return `${/^[aeiou]/u.test(name) ? 'An' : 'A'} ${name}`;
}
