import {describe, expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import type {ApiModel, FieldElement} from '../apiModel';
import type {ContractDirectives} from '../contractDirectives';
import {listElements} from '../listElements';
import {readContracts} from '../readContracts';

const DIRECTIVES = `
directive @access(token: Boolean! = true, unless: String, scopes: [String!], roles: [String!], permissions: [[String!]!], also: String) on FIELD_DEFINITION
directive @error(code: [String!]!, when: String, do: String) repeatable on FIELD_DEFINITION
directive @errorCode(code: String!, meaning: String, do: String, general: String, except: [String!], impliedBy: [String!], impliedWhen: String) repeatable on SCHEMA
directive @scope(name: String!, meaning: String) repeatable on SCHEMA
directive @rate(limit: String!) repeatable on FIELD_DEFINITION
directive @idempotent on FIELD_DEFINITION
enum Role { USER ADMIN }
`;

const OWN: ContractDirectives = {
  token: {directive: 'access', needed: 'token'},
  scopes: 'access',
  permissions: 'access',
  roles: 'access',
  conditions: {directive: 'access', conditions: 'also'},
  error: {directive: 'error', action: 'do'},
  errorCode: {directive: 'errorCode', action: 'do'},
  rate: 'rate',
};

function read(
  sdl: string,
  directives: ContractDirectives = OWN,
  isHidden = false,
): ApiModel {
  return readContracts(modelOf(DIRECTIVES + sdl), {directives, isHidden});
}

function contractOf(sdl: string) {
  return contractIn(read(sdl));
}

/** The contract of the first query. */
function contractIn({types}: ApiModel) {
  const query = types.find(({name}) => name === 'Query');
  const fields = query && 'fields' in query ? query.fields : [];
  return (fields[0] as FieldElement | undefined)?.contract;
}

function readUsual(sdl: string): ApiModel {
  return readContracts(modelOf(sdl), {directives: {}, isHidden: false});
}

describe('a contract', () => {
  it('has who may call, what can go wrong, how often, and whether again', () => {
    expect(
      contractOf(`type Query {
        a: Int
          @access(unless: "it is \`PUBLIC\`", scopes: ["read", "all"], roles: ["Role.ADMIN"], permissions: [["EDIT", "SEE"], ["OWN"]], also: "a verified email address")
          @error(code: ["FORBIDDEN", "GONE"], when: "It is not yours.", do: "Hide it.")
          @error(code: "FORBIDDEN")
          @rate(limit: "5 a day")
          @idempotent
      }`),
    ).toEqual({
      access: {
        token: true,
        unless: 'it is `PUBLIC`',
        scopes: [['read', 'all']],
        permissions: [['EDIT', 'SEE'], ['OWN']],
        roles: ['Role.ADMIN'],
        conditions: ['a verified email address'],
      },
      errors: [
        {code: 'FORBIDDEN', when: 'It is not yours.', action: 'Hide it.'},
        {code: 'GONE', when: 'It is not yours.', action: 'Hide it.'},
        {code: 'FORBIDDEN'},
      ],
      rates: ['5 a day'],
      isIdempotent: true,
    });
  });

  it('states that no token is needed', () => {
    expect(contractOf('type Query { a: Int @access(token: false) }')?.access).toEqual({
      token: false,
      scopes: [],
      permissions: [],
      roles: [],
      conditions: [],
    });
  });

  it('is missing where no directive states anything', () => {
    expect(contractOf('type Query { a: Int @deprecated }')).toBeUndefined();
    const model = modelOf('type Query { a: Int }');
    expect(readContracts(model, {directives: {}, isHidden: true})).toBe(model);
  });

  it('is read from the directives of federation and of costs without an option', () => {
    const model = readUsual(`
      directive @authenticated on FIELD_DEFINITION
      directive @requiresScopes(scopes: [[Scope!]!]!) on FIELD_DEFINITION
      directive @policy(policies: [[String!]!]!) on FIELD_DEFINITION
      directive @cost(weight: String!) on FIELD_DEFINITION
      scalar Scope
      type Query { a: Int @authenticated @requiresScopes(scopes: [["a", "b"], "c"]) @policy(policies: [["p"]]) @cost(weight: "7.5") }
    `);
    expect(contractIn(model)).toMatchObject({
      access: {token: true, scopes: [['a', 'b'], ['c']], permissions: [['p']]},
      cost: '7.5',
    });
    expect(model.scopes).toEqual([{name: 'a'}, {name: 'b'}, {name: 'c'}]);
  });

  it('is read from directives named after the facts without an option, before those of others', () => {
    const model = readUsual(`
      directive @authenticated on FIELD_DEFINITION
      directive @access(token: Boolean!, scopes: [String!]) on FIELD_DEFINITION
      directive @rate(limit: String!) on FIELD_DEFINITION
      type Query { a: Int @authenticated @access(token: false, scopes: ["a"]) @rate(limit: "5 a day") }
    `);
    expect(contractIn(model)).toMatchObject({
      access: {token: false, scopes: [['a']]},
      rates: ['5 a day'],
    });
  });

  it('is not read from a directive of the usual name that takes something else', () => {
    const model = modelOf(`
      directive @cost(complexity: Int) on FIELD_DEFINITION
      type Query { a: Int @cost(complexity: 5) }
    `);
    expect(readContracts(model, {directives: {}, isHidden: true})).toBe(model);
  });
});

describe('the codes of errors', () => {
  it('are those that the schema describes, in its order', () => {
    const {errorCodes} = read(`
      schema
        @errorCode(code: "GONE", meaning: "It is gone.", do: "Forget it.")
        @errorCode(code: "BUSY", general: "Every operation.", except: ["a"]) { query: Query }
      type Query { a: Int @error(code: "GONE") }
    `);
    expect(errorCodes).toEqual([
      {code: 'GONE', meaning: 'It is gone.', action: 'Forget it.', except: []},
      {code: 'BUSY', general: 'Every operation.', except: ['a']},
    ]);
  });

  it('are those that fields name where the schema describes none', () => {
    const {errorCodes} = read(
      'type Query { a: Int @error(code: "GONE") b: Int @error(code: ["BUSY", "GONE"]) }',
    );
    expect(errorCodes).toEqual([
      {code: 'BUSY', except: []},
      {code: 'GONE', except: []},
    ]);
  });
});

describe('an implied code', () => {
  const impliedIn = (impliedBy: string, field: string, except = '') => {
    const {types} = read(`
      schema @errorCode(code: "NO", impliedBy: [${impliedBy}], impliedWhen: "It is missing."${except}) { query: Query }
      type Query { ${field} }
      type Other { ${field} }
    `);
    return types.flatMap((type) =>
      type.kind === 'object' ? [type.fields[0]?.contract?.errors ?? []] : [],
    );
  };
  const NO = {code: 'NO', when: 'It is missing.', isImplied: true};

  it.each([
    ['token', 'a: Int @access', 'a: Int @access(token: false)'],
    ['scopes', 'a: Int @access(scopes: ["read"])', 'a: Int @access'],
    ['permissions', 'a: Int @access(permissions: [["EDIT"]])', 'a: Int @access'],
    ['roles', 'a: Int @access(roles: ["admin"])', 'a: Int @access'],
    ['conditions', 'a: Int @access(also: "an account")', 'a: Int @access'],
    ['rate', 'a: Int @rate(limit: "5 a day")', 'a: Int @access'],
    ['arguments', 'a(b: Int): Int', 'a: Int'],
  ])('by %s is one of operations that have them', (name, field, other) => {
    expect(impliedIn(`"${name}"`, field)).toEqual([[NO], []]);
    expect(impliedIn(`"${name}"`, other)).toEqual([[], []]);
  });

  it('comes after the declared ones, once, and not where the operation is an exception', () => {
    const field = 'a(b: Int): Int @access @error(code: "NO")';
    const both = '"token", "arguments"';
    expect(impliedIn(both, field)).toEqual([[{code: 'NO'}, NO], [{code: 'NO'}]]);
    expect(impliedIn(both, field, ', except: ["a"]')[0]).toEqual([{code: 'NO'}]);
  });
});

describe('fails', () => {
  it('where nothing implies a code that it is implied by', () => {
    expect(() =>
      read(
        'schema @errorCode(code: "NO", impliedBy: ["scope"]) { query: Query } type Query { a: Int }',
      ),
    ).toThrow(
      'The error code "NO" has "scope" in "impliedBy", which nothing of an operation is called. Did you mean "scopes"?',
    );
  });

  it.each<[ContractDirectives, string]>([
    [
      {rate: 'rates', error: {directive: '@error', when: 'wen'}},
      'The option "contracts" reads "rate" from "@rates", which the schema does not declare. Did you mean "@rate"? If not, remove it.\nThe option "contracts" reads "error" from "@error(wen:)", which the schema does not declare. Did you mean "@error(when:)"? If not, remove it.',
    ],
    [
      {cost: 'idempotent'},
      'The option "contracts" reads "cost" from "@idempotent(weight:)", which the schema does not declare. Write a name that the schema has, or remove it.',
    ],
  ])('where the schema declares no %j', (directives, message) => {
    expect(() => read('type Query { a: Int }', directives)).toThrow(message);
  });

  it('where a field names what the schema does not list', () => {
    expect(() =>
      read(`
        schema @errorCode(code: "GONE") @scope(name: "read") { query: Query }
        type Query { a: Int @error(code: "GONNE") @access(scopes: ["admin"], roles: ["Role.AMDIN"]) }
      `),
    ).toThrow(
      'Query.a (GraphQL request:11) names the error code "GONNE", which the schema does not list. Did you mean "GONE"?\nQuery.a (GraphQL request:11) names the scope "admin", which the schema does not list. Write one of: read.\nQuery.a (GraphQL request:11) names the enum value "Role.AMDIN", which the schema does not list. Did you mean "Role.ADMIN"?',
    );
  });
});

it('leaves out and counts the directives that it reads, where the owner sets it', () => {
  const sdl = 'type Query { a: Int @rate(limit: "5 a day") @deprecated }';
  const model = read(sdl, OWN, true);
  expect(model.documenting).toBe(6);
  const names = [...listElements(model)].flatMap(({element}) =>
    element.directives.map(({name}) => name),
  );
  expect(names).toEqual(['deprecated']);
  expect(model.directives.map(({name}) => name)).not.toContain('rate');
  expect(JSON.stringify(model)).toContain('"rates":["5 a day"]');
});

it('is plain data', () => {
  const model = read('type Query { a: Int @rate(limit: "5 a day") }');
  expect(JSON.parse(JSON.stringify(model))).toEqual(model);
});
