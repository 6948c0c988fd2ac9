import path from 'node:path';
import {buildSchema} from 'graphql';
import {describeSchema} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {writeFiles} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {chooseExamples, type ChooseExamples} from '../chooseExamples';

function choose(sdl: string, files?: Readonly<Record<string, string>>): ChooseExamples {
  const schema = buildSchema(sdl);
  const parts = {
    schema,
    model: describeSchema(schema),
    options: {},
    directory: writeFolder(),
    warn: (message: string) => {
      throw new Error(message);
    },
  };
  if (!files) return chooseExamples(parts);
  writeFiles(path.join(parts.directory, 'examples'), files);
  return chooseExamples(parts, 'examples');
}

const SAMPLE = '```graphql\n  query Mine { space(id: 5) { name } }\n  ```';
const SDL = `
  type Query {
    """
    Finds a space.

    ${SAMPLE}
    """
    space(id: ID!): Space
  }
  type Space { id: ID!, name: String! }
`;

it('what nobody has written is generated', () => {
  const {examples, rest} = choose(SDL.replace('query Mine', 'query Mine {'))(
    'query',
    'space',
  );
  expect(examples.required?.document).toContain('query Space($id: ID!)');
  expect(rest).toBeUndefined();
});

it('the sample of a description is beside everything that can be generated', () => {
  const {examples, rest} = choose(SDL)('query', 'space');
  expect(examples.required?.document.trim()).toBe('query Mine { space(id: 5) { name } }');
  expect(examples.full?.document).toContain('query Space($id: ID!)');
  expect(rest).toBe('Finds a space.');
});

it('a sample that does not fit the schema stays where it is', () => {
  const {examples, rest} = choose(SDL.replace('{ name } }', '{ title } }'))(
    'query',
    'space',
  );
  expect(examples.required?.document).toContain('query Space($id: ID!)');
  expect(rest).toBeUndefined();
});

const OF_GUIDE = {
  document: '{ space(id: 1) { id } }',
  variables: {},
  response: {data: {space: null}},
  source: {text: 'Spaces', href: '/docs/spaces'},
};

it('the example of a guide replaces the sample of a description, which stays where it is', () => {
  const {examples, ...others} = choose(SDL)('query', 'space', OF_GUIDE);
  const {source, ...required} = OF_GUIDE;
  expect(Object.keys(examples)).toEqual(['required', 'full']);
  expect(examples.required).toEqual(required);
  expect(others).toEqual({source});
});

describe('the folder of the owner', () => {
  it('has the last word', () => {
    const {examples, rest, ...others} = choose(SDL, {
      'Query.space.graphql': 'query Owned($id: ID!) { space(id: $id) { name } }',
      'Query.space.variables.json': '{"id": "7"}',
    })('query', 'space', OF_GUIDE);
    expect(others).toEqual({});
    expect(examples.required?.document.trim()).toBe(
      'query Owned($id: ID!) { space(id: $id) { name } }',
    );
    expect(examples.required?.variables).toEqual({id: '7'});
    expect(examples.full).toBeUndefined();
    expect(rest).toBeUndefined();
  });

  it('must be right', () => {
    const wrong = {'Query.space.graphql': 'query Owned { space(id: 1) { title } }'};
    expect(() => choose(SDL, wrong)('query', 'space')).toThrow(
      /Cannot query field "title" on type "Space"/,
    );
    expect(() => choose(SDL, {'Query.spice.graphql': '{a}'})).toThrow(
      'examples/Query.spice.graphql belongs to no operation of the schema. Did you mean Query.space.graphql?',
    );
  });

  it('must be there', () => {
    const schema = buildSchema(SDL);
    expect(() =>
      chooseExamples(
        {
          schema,
          model: describeSchema(schema),
          options: {},
          directory: writeFolder(),
          warn: () => undefined,
        },
        'examples',
      ),
    ).toThrow(
      'There is no folder "examples", which the option "requests" names as "examples". Make it, or remove "examples".',
    );
  });
});

it('an operation without a possible example is reported, and has none', () => {
  const schema = buildSchema('type Query { a(b: Odd!): Int } scalar Odd');
  const told: string[] = [];
  const find = chooseExamples({
    schema,
    model: describeSchema(schema),
    directory: '.',
    options: {scalars: {Odd: () => 'Nothing is ever right.'}},
    warn: (message) => told.push(message),
  });
  expect(find('query', 'a')).toEqual({examples: {}});
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('Query.a');
});
