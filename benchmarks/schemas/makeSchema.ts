import {createRandom} from './random';
import {SHARED_TYPES} from './sharedTypes';
import {CLAUSES, PROPERTIES, QUALITIES, THINGS} from './words';

/** Pages that one entity has: its types, its queries and its mutations. */
const PAGES_PER_ENTITY = 17;
/** Pages of built-in scalars and directives and of what all entities share. */
const SHARED_PAGES = 20;
const SCALARS = ['String', 'Int', 'Float', 'Boolean', 'ID', 'DateTime', 'URI'];

type Random = () => number;

/**
 * The SDL of an API whose reference has about `pages` pages. The same number gives the same text.
 * The API is like those of large services: entities with twelve to thirty fields that refer to
 * each other, connections, filters, inputs and payloads, interfaces and unions, all described.
 */
export function makeSchema(pages: number): string {
  const count = Math.max(3, Math.round((pages - SHARED_PAGES) / PAGES_PER_ENTITY));
  const names = Array.from({length: count}, (_, index) => toName(index));
  const entities = names.map((name, index) => makeEntity(name, index, names));
  return [
    SHARED_TYPES,
    ...entities.map(({types}) => types),
    makeRoot(
      'Query',
      entities.map(({queries}) => queries),
    ),
    makeRoot(
      'Mutation',
      entities.map(({mutations}) => mutations),
    ),
    '',
  ].join('\n\n');
}

interface Entity {
  readonly types: string;
  readonly queries: string;
  readonly mutations: string;
}

function makeEntity(name: string, index: number, names: readonly string[]): Entity {
  const random = createRandom(index + 1);
  const near = (offset: number): string => names[(index + offset) % names.length] ?? name;
  const fieldName = name[0]!.toLowerCase() + name.slice(1);
  const properties = pickProperties(random);
  const types = [
    makeObject(name, properties, near, random),
    makeConnection(name),
    makeEnum(`${name}Status`, ['DRAFT', 'OPEN', 'PAUSED', 'CLOSED', 'DELETED'], random),
    makeEnum(`${name}OrderField`, ['CREATED_AT', 'NAME', 'UPDATED_AT'], random),
    makeInput(
      `${name}Order`,
      [`field: ${name}OrderField!`, 'descending: Boolean = false'],
      random,
    ),
    makeInput(
      `${name}Filter`,
      [
        'ids: [ID!]',
        `status: ${name}Status = OPEN`,
        'text: String',
        ...properties.slice(0, 5),
      ],
      random,
    ),
    makeInput(
      `Create${name}Input`,
      ['clientMutationId: String', 'name: String!', ...properties],
      random,
    ),
    makeInput(
      `Update${name}Input`,
      ['clientMutationId: String', 'id: ID!', `status: ${name}Status`, ...properties],
      random,
    ),
    ...['Create', 'Update', 'Delete'].map((verb) =>
      makePayload(`${verb}${name}Payload`, name, fieldName, random),
    ),
    `"One of several things that belong to a ${name}."\nunion ${name}Subject = ${[...new Set([name, near(1), near(2)])].join(' | ')}`,
  ];
  return {
    types: types.join('\n\n'),
    queries: [
      describe(`The ${name} with this id`, random),
      `  ${fieldName}(id: ID!): ${name}`,
      describe(`All entries of ${name} that the viewer may see`, random),
      `  all${name}(${PAGING}, filter: ${name}Filter, orderBy: ${name}Order): ${name}Connection!`,
    ].join('\n'),
    mutations: ['create', 'update']
      .flatMap((verb) => [
        describe(`Changes the data of ${name}`, random),
        `  ${verb}${name}(input: ${verb[0]!.toUpperCase()}${verb.slice(1)}${name}Input!): ${verb[0]!.toUpperCase()}${verb.slice(1)}${name}Payload`,
      ])
      .concat([
        describe(`Removes a ${name}`, random),
        `  delete${name}(id: ID!, reason: String = "no longer used"): Delete${name}Payload`,
      ])
      .join('\n'),
  };
}

const PAGING = 'first: Int = 20, after: String, last: Int, before: String';

function makeObject(
  name: string,
  properties: readonly string[],
  near: (offset: number) => string,
  random: Random,
): string {
  const relations = [1, 2, 5].map((offset) => {
    const other = near(offset);
    return `related${other}(${PAGING}, orderBy: ${other}Order): ${other}Connection!`;
  });
  const fields = [
    'id: ID!',
    'createdAt: DateTime!',
    'owner: Actor!',
    `status: ${name}Status!`,
    `parent: ${near(3)}`,
    `subject: ${name}Subject`,
    ...properties,
    ...relations,
    'legacyId: Int @deprecated(reason: "Use `id` instead.")',
  ];
  return [
    description(`A ${name} of the platform`, random),
    `type ${name} implements Node & Owned {`,
    ...fields.flatMap((field) => [
      describe(`The ${field.split(/\W/)[0]} of this ${name}`, random),
      `  ${field}`,
    ]),
    '}',
  ].join('\n');
}

function makeConnection(name: string): string {
  return `"A page of a list of ${name}."
type ${name}Connection {
  "The entries with their cursors."
  edges: [${name}Edge!]!
  "The entries."
  nodes: [${name}!]!
  "Where this page lies in the list."
  pageInfo: PageInfo!
  "How many entries there are in all."
  totalCount: Int!
}

"An entry of a list of ${name}."
type ${name}Edge {
  "Marks the place in the list."
  cursor: String!
  "The entry."
  node: ${name}!
}`;
}

function makeEnum(name: string, values: readonly string[], random: Random): string {
  return [
    description(`The choices of ${name}`, random),
    `enum ${name} {`,
    ...values.flatMap((value) => [describe(`Stands for ${value}`, random), `  ${value}`]),
    '}',
  ].join('\n');
}

function makeInput(name: string, fields: readonly string[], random: Random): string {
  return [
    description(`What ${name} takes`, random),
    `input ${name} {`,
    ...fields.flatMap((field) => [
      describe(`The ${field.split(/\W/)[0]} to set`, random),
      `  ${field}`,
    ]),
    '}',
  ].join('\n');
}

function makePayload(
  name: string,
  entity: string,
  fieldName: string,
  random: Random,
): string {
  return [
    description(`What the mutation answers`, random),
    `type ${name} {`,
    describe('The id that the caller gave', random),
    '  clientMutationId: String',
    describe(`The ${entity} after the change`, random),
    `  ${fieldName}: ${entity}`,
    '}',
  ].join('\n');
}

function makeRoot(name: string, fields: readonly string[]): string {
  return `type ${name} {\n${fields.join('\n')}\n}`;
}

function pickProperties(random: Random): string[] {
  const count = 4 + Math.floor(random() * 14);
  const start = Math.floor(random() * PROPERTIES.length);
  return Array.from({length: count}, (_, index) => {
    const property = PROPERTIES[(start + index * 7) % PROPERTIES.length]!;
    const scalar = SCALARS[Math.floor(random() * SCALARS.length)]!;
    return `${property}: ${random() < 0.1 ? `[${scalar}!]` : scalar}`;
  }).filter(
    (field, index, all) =>
      all.findIndex((other) => other.split(':')[0] === field.split(':')[0]) === index,
  );
}

function toName(index: number): string {
  const quality = QUALITIES[index % QUALITIES.length]!;
  const round = Math.floor(index / QUALITIES.length);
  const thing = THINGS[(index + round) % THINGS.length]!;
  const repetition = Math.floor(round / THINGS.length);
  return `${quality}${thing}${repetition === 0 ? '' : repetition + 1}`;
}

function describe(subject: string, random: Random): string {
  return `  "${sentence(subject, random)}"`;
}

function description(subject: string, random: Random): string {
  return `"""\n${sentence(subject, random)}\n\n${sentence('Its content is kept', random)}\n"""`;
}

function sentence(subject: string, random: Random): string {
  return `${subject}, ${CLAUSES[Math.floor(random() * CLAUSES.length)]!}.`;
}
