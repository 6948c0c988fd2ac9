import {
  array,
  boolean,
  constantFrom,
  option,
  record,
  subarray,
  tuple,
  type Arbitrary,
} from 'fast-check';
import {buildSchema, type GraphQLSchema, validateSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {forAll} from '../../__tests__/forAll';
import {
  listPatterns,
  loadGithubSchema,
  loadKitchenSink,
  loadSiteSchema,
  loadText,
  type Pattern,
} from '../../__tests__/schemas';
import type {ApiModel} from '../../model/apiModel';
import {describeSchema} from '../../model/describeSchema';
import {hideElements} from '../../model/hideElements';
import {printSchemaFile} from '../printSchemaFile';

/** All that a schema defines, in one order; not where, nor what only the router needs. */
function factsOf(model: ApiModel): unknown {
  const {schema, roots, types, directives} = model;
  const byName = (a: {name: string}, b: {name: string}): number =>
    a.name < b.name ? -1 : 1;
  const facts = {
    schema,
    roots,
    types: types.toSorted(byName),
    directives: directives.filter((one) => !one.isBuiltIn).toSorted(byName),
  };
  const left = new Set(['position', 'descriptionPosition', 'subgraphs']);
  return JSON.parse(
    JSON.stringify(facts, (key, value: unknown) => (left.has(key) ? undefined : value)),
  );
}

function expectSame(model: ApiModel, read: (sdl: string) => GraphQLSchema): void {
  const again = describeSchema(read(printSchemaFile(model)));
  expect(factsOf(again)).toEqual(factsOf(model));
}

function readText(sdl: string): GraphQLSchema {
  return loadText(sdl).schema;
}

describe('the file, read back, is the schema', () => {
  it.each<Pattern>([
    ['the site', loadSiteSchema],
    ['the kitchen sink', loadKitchenSink],
    ['GitHub', loadGithubSchema],
    ...listPatterns(),
  ])('of %s', (_, load) => {
    const model = describeSchema(load().schema);
    // The queries of a subgraph may be in another one.
    if (model.roots.every(({kind}) => kind !== 'query')) return;
    expectSame(model, buildSchema);
  });

  it.each([
    [
      'a plain type with the name of a root',
      'type Query { a: Subscription } type Subscription { a: ID }',
    ],
    ['a root whose name differs by case', 'schema { query: query } type query { a: ID }'],
    ['a description', '"x" schema { query: Query } type Query { a: ID }'],
    [
      'directives',
      'schema @a { query: Query } type Query { a: ID } directive @a on SCHEMA',
    ],
    [
      'block strings in values',
      'directive @a(b: [String]) on FIELD_DEFINITION\ntype Query { a(b: String = """\nx\n\ny\n"""): ID @a(b: ["""\nx\n  """]) @deprecated(reason: """\nx\n\ny\n""") }',
    ],
    [
      'built-in directives of its own',
      'directive @deprecated(reason: String = "Gone.", by: Int) on FIELD_DEFINITION | OBJECT\ndirective @oneOf(a: Int) on INPUT_OBJECT\ntype Query @deprecated(by: 1) { a(b: I): ID @deprecated } input I @oneOf(a: 1) { c: Int }',
    ],
  ])('with %s', (_, sdl) => {
    expectSame(describeSchema(readText(sdl)), readText);
  });

  it('whatever it contains', () => {
    forAll(schemas(), (sdl) => {
      expectSame(describeSchema(buildSchema(sdl)), buildSchema);
    });
  });

  it('and valid, whatever is hidden', () => {
    const coordinates = [
      'A',
      'B',
      'N',
      'M',
      'E',
      'E.V',
      'I',
      'U',
      'S',
      'Root',
      '*.a',
      'A.*',
      '*.b(x:)',
      '@tag',
      'I.*',
    ];
    forAll(tuple(schemas(), subarray(coordinates)), ([sdl, patterns]) => {
      const {model} = hideElements(describeSchema(buildSchema(sdl)), {
        patterns,
        lenient: true,
      });
      const file = printSchemaFile(model);
      if (file.trim() === '') return;
      const schema = buildSchema(file);
      if (!schema.getQueryType()) return;
      expect(validateSchema(schema)).toEqual([]);
    });
  });
});

it('the file has nothing that is hidden, nor what leads there', () => {
  const model = describeSchema(
    buildSchema(`
      type Query { space(secret: SecretInput, id: ID): Space secret: Secret }
      interface Secret { id: ID }
      type Space implements Secret { id: ID secret: [Secret!] }
      union Hit = Space | SecretHit
      type SecretHit { id: ID }
      input SecretInput { id: ID }
      input Other { secret: SecretInput id: ID }
    `),
  );
  const hiding = {patterns: ['Secret*'], lenient: false};
  const file = printSchemaFile(hideElements(model, hiding).model);
  expect(file).not.toMatch(/secret/i);
  expect(() => buildSchema(file)).not.toThrow();
});

it('uses the reason that the schema gives for a deprecation without one', () => {
  const schema = readText(
    'directive @deprecated(reason: String = "Gone.") on FIELD_DEFINITION\ntype Query { a: ID @deprecated b: ID @deprecated(reason: "No longer supported") }',
  );
  const [type] = describeSchema(schema).types.filter(({kind}) => kind === 'object');
  expect(
    type?.kind === 'object' && type.fields.map(({deprecation}) => deprecation),
  ).toEqual([{reason: 'Gone.'}, {reason: 'No longer supported'}]);
});

/** Schemas in which anything has a hostile description, and types refer to each other. */
function schemas(): Arbitrary<string> {
  const text = array(
    constantFrom(
      'a',
      ' ',
      '  ',
      '\n',
      '\t',
      '"',
      '"""',
      '\\',
      '#',
      '\u00e9',
      '😀',
      '\ntype Fake {\n',
      '\n  a: Int\n',
      '}',
    ),
    {maxLength: 8},
  ).map((pieces) => pieces.join(''));
  const literal = text.map((value) => JSON.stringify(value));
  const block = text.map((value) => `"""${value.replaceAll('"""', '\\"""')}\n"""`);
  const string = boolean().chain((isBlock) => (isBlock ? block : literal));
  const described = option(string, {nil: ''}).map((value) => `${value}\n`);
  const applied = option(
    string.map((value) => ` @tag(name: ${value}, list: [{a: ${value}}, 1e400, E])`),
    {nil: ''},
  );
  const deprecated = option(
    option(string, {nil: undefined}).map((value) =>
      value === undefined ? ' @deprecated' : ` @deprecated(reason: ${value})`,
    ),
    {nil: ''},
  );
  const input = (name: string): Arbitrary<string> =>
    tuple(
      described,
      string.chain((value) =>
        constantFrom(
          'Int',
          'Int! = 5',
          '[E!]! = [V]',
          `I = {d: ${value}}`,
          `String = ${value}`,
          `S = ${value}`,
          'ID = null',
        ),
      ),
      applied,
    ).map(([about, type, tag]) => `${about}${name}: ${type}${tag}`);
  const field = (name: string, type: string): Arbitrary<string> =>
    tuple(described, option(tuple(input('x'), input('y'))), applied, deprecated).map(
      ([about, list, tag, reason]) =>
        `${about}${name}${list ? `(${list.join(' ')})` : ''}: ${type}${tag}${reason}`,
    );
  const output = constantFrom('A', '[B!]!', 'N', 'U', 'E', 'S', 'Int');
  const fields = tuple(output, output).chain(([a, b]) =>
    tuple(field('a', a), field('b', b)).map((list) => list.join('\n')),
  );
  return record({
    names: constantFrom<[string, string]>(
      ['Query', 'Root'],
      ['Root', 'Query'],
      ['query', 'Mutation'],
      ['Query', 'Subscription'],
    ),
    about: described,
    schema: described,
    tag: applied,
    own: fields,
    contract: field('a', 'N'),
    inputs: tuple(input('d'), input('e')).map((list) => list.join('\n')),
    isExplicit: boolean(),
    mutation: boolean(),
  }).map(
    ({
      names: [root, plain],
      about,
      schema,
      tag,
      own,
      contract,
      inputs,
      isExplicit,
      mutation,
    }) =>
      `${isExplicit || root !== 'Query' || mutation ? `${schema}schema${tag} { query: ${root}${mutation ? ' mutation: B' : ''} }` : ''}
${about}directive @tag(name: String ${inputs.split('\n').length > 4 ? `= ${JSON.stringify(about)}` : ''}, list: [S]) repeatable on SCHEMA | SCALAR | OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION | INTERFACE | UNION | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION
${about}type ${root}${tag} {
${own} plain: ${plain}
}
type ${plain} { a: ID }
${about}interface N${tag} {
${contract}
}
interface M implements N {
${contract}
}
type A implements M & N {
${contract.replace(': N', ': A')}
}
type B {
${own}
}
${about}union U${tag} = A | B
${about}enum E${tag} { ${about}V${tag} }
${about}input I${tag} {
${inputs.replaceAll('I =', 'S =')}
}
${about}scalar S${tag}`,
  );
}
