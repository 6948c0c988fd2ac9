import {describe, expect, it} from 'vitest';
import {byVersion} from '../../../../../tests/support/graphqlVersion';
import {checkSample} from '../../checkSample';
import {check} from '../../__tests__/check';
import {schema} from '../../__tests__/schema';

const graphql = (code: string, meta = ''): readonly string[] =>
  check('graphql', code, {meta});

describe('checkSample, operations', () => {
  it.each([
    'query A { spaces { id } }\nquery B { spaces { name } }',
    '{ spaces(filter: {name: "a", parent: {name: "b"}}) { id } }',
    'fragment Name on Space { name }',
    'query Q($id: UUID!) { spaceById(id: $id) { ...Name } }\nfragment Name on Space { name }',
  ])('accepts %j', (code) => {
    expect(graphql(code)).toEqual([]);
  });

  it('shows file, line, column, the line and the nearest name', () => {
    const code = 'query Q {\n  spaces {\n    memberz { id }\n  }\n}';
    const sample = {
      language: 'graphql',
      meta: '',
      file: 'docs/a.md',
      line: 10,
      column: 3,
    };
    expect(checkSample({...sample, code}, {schema, scalars: {}})).toEqual([
      {
        severity: 'error',
        rule: 'sample',
        message: 'Cannot query field "memberz" on type "Space". Did you mean "members"?',
        file: 'docs/a.md',
        line: 12,
        column: 7,
        frame: `    11 |   spaces {
  > 12 |     memberz { id }
       |     ^
    13 |   }`,
      },
    ]);
  });

  it('names a syntax error', () => {
    expect(graphql('query Q {\n  spaces {')).toEqual([
      'error 11:11 Syntax Error: Expected Name, found <EOF>.',
    ]);
  });

  it('names an empty sample', () => {
    expect(graphql('# nothing')).toEqual(['error 10:10 Syntax Error: Unexpected <EOF>.']);
  });

  it('advises on a directive that the schema does not have', () => {
    expect(graphql('{ spaces @inclde(if: true) { id @client } }')).toEqual([
      'error 10:10 Unknown directive "@inclde". Did you mean "@include"?',
      'error 10:33 Unknown directive "@client". If a client defines it, name a schema file with its definition, too, or mark the block unchecked="why".',
    ]);
  });

  it.each([
    ['gql`{ spaces(first: ${n}) { id } }`', 'error 10:21'],
    ['gql`{ spaces { ...${S} } } ${S}`', 'error 10:19'],
    // Version 17 reads a selection set without fields, as it does one with some.
    ...byVersion([['gql`query { spaces { ${fields} } }`', 'error 10:22']], []),
  ])('says that %s cannot be checked', (code, place) => {
    expect(check('ts', code)).toEqual([
      `${place} The program inserts a text into the operation here, so that it cannot be checked. Write a variable of GraphQL instead, or mark the block unchecked="why".`,
    ]);
  });

  it.each([
    [
      'gql`{ spaces(first: ) { id ${fields} } }`',
      'error 10:21 Syntax Error: Unexpected ")".',
    ],
    [
      'gql`{ spaces { id ${fields} nmae } }`',
      'Cannot query field "nmae" on type "Space". Did you mean "name"?',
    ],
    [
      'gql`${S} { spaces { id }`',
      'error 10:26 Syntax Error: Expected Name, found <EOF>.',
    ],
    ...byVersion(
      [],
      [
        [
          'gql`query { spacez { ${fields} } }`',
          'Cannot query field "spacez" on type "Query". Did you mean "spaces"?',
        ],
      ],
    ),
  ])('names the mistake in %s', (code, message) => {
    expect(check('ts', code)).toEqual([expect.stringContaining(message)]);
  });

  it('names a missing argument', () => {
    expect(graphql('{ spaceById { id } }')).toEqual([
      `error 10:3 ${byVersion('Field "spaceById" argument "id"', 'Argument "Query.spaceById(id:)"')} of type "UUID!" is required, but it was not provided.`,
    ]);
  });

  it('names a variable that is not defined', () => {
    expect(graphql('query Q($space: UUID!) { spaceById(id: $spcae) { id } }')).toEqual([
      'error 10:40 Variable "$spcae" is not defined by operation "Q".',
      'error 10:9 Variable "$space" is never used in operation "Q".',
    ]);
  });

  it('warns of what is deprecated, with the reason', () => {
    expect(
      graphql(
        'mutation { favorite(id: 1) }\nquery Q { spaces { title members(role: GUEST) { id } } }',
      ),
    ).toEqual([
      'error 10:1 This anonymous operation must be the only defined operation.',
      'warning 10:12 The field Mutation.favorite is deprecated. Use `favoriteV2`.',
      'warning 11:20 The field Space.title is deprecated. Use `name`.',
      'warning 11:40 The enum value "UserRole.GUEST" is deprecated. Use `MEMBER`.',
    ]);
  });

  it('does not follow brackets without end', () => {
    expect(graphql(`{ a(b: ${'['.repeat(100_000)}`)).toEqual([
      'error 10:1 Syntax Error: The sample is nested too deeply.',
    ]);
  });
});

describe('checkSample, samples that are wrong on purpose', () => {
  const wrong = '{ spaces { memberz } }';

  it('accepts one that fails as expected, and names one that fails otherwise', () => {
    expect(graphql(wrong, `invalid error='Cannot query field "memberz"'`)).toEqual([]);
    expect(graphql('{', 'invalid error="Syntax Error"')).toEqual([]);
    expect(graphql(wrong, 'invalid error="Unknown argument"')).toEqual([
      'error 10:12 The sample fails, but not with the expected error "Unknown argument". It fails with: Cannot query field "memberz" on type "Space". Did you mean "members"?',
    ]);
  });

  it('names one that is valid', () => {
    expect(graphql('{ spaces { id } }', 'invalid error="Cannot query"')).toEqual([
      'error 10:1 The sample is marked "invalid", but it is valid. Remove the mark.',
    ]);
  });

  it('names one without the way it fails', () => {
    expect(graphql(wrong, 'title="invalid" invalid')).toEqual([
      `error 10:1 The mark "invalid" needs the expected error: error='Cannot query field "memberz" on type "Space". Did you mean "members"?'.`,
    ]);
  });

  it('takes words inside a title for no mark', () => {
    const title = 'title="an invalid one"';
    expect(graphql('{ spaces { id } }', title)).toEqual([]);
    expect(graphql(wrong, title)).toHaveLength(1);
  });
});
