import {describe, expect, it} from 'vitest';
import {schema} from '../../__tests__/schema';
import {checkMarkdown} from '../../checkMarkdown';

/** The findings of a text, as `line:column message`. */
function check(text: string, strict?: 'strict'): readonly string[] {
  const {errors, warnings} = checkMarkdown(
    [{file: 'a.md', text}],
    [{name: 'api', schema, strict: strict === 'strict'}],
  );
  return [...errors, ...warnings].map(
    ({line, column, message}) => `${line}:${column} ${message}`,
  );
}

const fence = (head: string, code: string): string =>
  `\`\`\`${head}\n${code}\n\`\`\`\n\n`;
const SPACES = fence('graphql', '{ spaces { name } }');
const NMAE = 'Cannot query field "nmae" on type "Space". Did you mean "name"?';

describe('GraphQL inside other blocks', () => {
  it.each([
    ['ts', 'const q = gql`{ spaces { nmae } }`;', '2:26'],
    [
      'tsx',
      "const q = 'it`s'; // `\nconst r = graphql(`\n  { spaces { nmae } }`);",
      '4:14',
    ],
    ['js', 'run(/* GraphQL */ `query Q { spaces { nmae } }`);', '2:39'],
    ['ts', 'const q = `\n  query Q($a: Int) { spaces(first: $a) { nmae } }\n`;', '3:42'],
    ['bash', `curl a -d '{"query": "{ spaces { nmae } }"}'`, '2:34'],
    ['sh', String.raw`curl a --data "{\"query\": \"{ spaces { nmae } }\"}"`, '2:41'],
    ['bash', "curl a --get \\\n  --data-urlencode 'query={ spaces { nmae } }'", '3:38'],
    [
      'http',
      'POST /graphql HTTP/1.1\nHost: a\n\n{"query": "{ spaces { nmae } }"}',
      '5:23',
    ],
    ['diff', ' query Q {\n-  spaces { gone }\n+  spaces { nmae }\n }', '4:13'],
    ['md', '```graphql\n{ spaces { nmae } }\n```', '3:12'],
    ['json title="Body"', '{"query": "{ spaces { nmae } }"}', '2:23'],
    ['gql', '{ spaces { nmae } }', '2:12'],
    ['GraphQL', '{ spaces { nmae } }', '2:12'],
  ])('finds what is wrong in %s: %s', (head, code, place) => {
    const text = head === 'md' ? `\`\`\`\`md\n${code}\n\`\`\`\`\n` : fence(head, code);
    expect(check(text)).toEqual([`${place} ${NMAE}`]);
  });

  it.each([
    ['ts', 'const typeDefs = gql`type Query { other: Int }`;'],
    ['ts', 'const q = gql`{ spaces { ...S } } ${S}`;'],
    ['ts', 'const html = `<p>${name}</p>`;'],
    ['bash', `curl a -d '{"type": "login", "query": "words"}' # it's "open`],
    ['bash', `curl a -d grant_type=client_credentials`],
    ['http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"ok": true}'],
    ['diff', '-const a = 1;\n+const a = 2;'],
    ['python', 'query = """{ nothing }"""'],
    ['ts unchecked="another API"', 'const q = gql`{ nothing }`;'],
  ])('leaves alone %s: %s', (head, code) => {
    expect(check(fence(head, code))).toEqual([]);
  });

  it('takes an operation of a program where no block has one', () => {
    const script = fence('ts', 'const q = gql`{ spaces { name } }`;');
    const answer = fence(
      'json response',
      '{"data": {"spaces": [{"nmae": "a", "name": "a"}]}}',
    );
    expect(check(script + answer)).toEqual([
      '6:23 The operation does not select "data.spaces[0].nmae". Did you mean "name"?',
    ]);
  });
});

describe('JSON without a mark', () => {
  const answer = fence('json', '{"data": {"spaces": []}}');
  const other = fence('json title="package.json"', '{"name": "a"}');

  it('is an error if it looks like a response or like variables', () => {
    expect(check(SPACES + answer + other)).toEqual([
      '6:1 This looks like a response to the operation above. Mark it "response", or give a reason not to check it: unchecked="why".',
    ]);
    const query = fence('graphql', 'query Q($id: UUID!) { spaceById(id: $id) { name } }');
    expect(check(query + fence('json', '{"id": "7"}'))).toEqual([
      '6:1 This looks like variables of the operation above. Mark it "variables", or give a reason not to check it: unchecked="why".',
    ]);
    expect(check(answer + other)).toEqual([]);
  });

  it('is an error in a strict text with operations', () => {
    expect(check(SPACES + other, 'strict')).toEqual([
      '6:1 JSON on a page with operations needs the mark "variables", "response" or unchecked="why".',
    ]);
    expect(check(other, 'strict')).toEqual([]);
  });

  it('may have comments in the languages that permit them', () => {
    const code = '{\n  // All of them.\n  "data": {"spaces": [],},\n}';
    expect(check(SPACES + fence('jsonc response', code))).toEqual([]);
    expect(check(SPACES + fence('json response', code))).toEqual([
      '7:3 The sample is not JSON: Invalid comment token.',
    ]);
  });
});

it('takes a response without data for one to any operation where none is above', () => {
  const respond = (json: string) => check(fence('json response', json));
  expect(respond('{"errors": [{"message": "No."}]}')).toEqual([]);
  expect(respond('{"errors": []}')).toEqual([
    '2:12 "errors" must be a list with at least one error.',
  ]);
  expect(respond('{"data": {}}')).toEqual([
    '2:1 There is no operation above this sample, which is marked "response".',
  ]);
});

describe('marks', () => {
  it.each([
    ['respones', '6:1 There is no mark "respones". Did you mean "response"?'],
    ['unchecked', '6:1 The mark "unchecked" needs a reason: unchecked="why".'],
    ['unchecked=""', '6:1 The mark "unchecked" needs a reason: unchecked="why".'],
    [
      'unchecked="" response',
      '6:1 The mark "unchecked" needs a reason: unchecked="why".',
    ],
    ['fro=Q', '6:1 There is no mark "fro". Did you mean "for"?'],
  ])('reports %s', (mark, expected) => {
    expect(check(SPACES + fence(`json ${mark}`, '{}'))).toEqual([expected]);
  });

  it('of other tools are valid without the strict check', () => {
    const text = fence('graphql twoslash title="a" {1}', '{ spaces { name } }');
    expect(check(text)).toEqual([]);
    expect(check(text, 'strict')).toEqual([
      '2:1 There is no mark "twoslash". The marks are: deprecated, error, example, for, invalid, response, schema, unchecked, variables.',
    ]);
  });

  it('give a reason for required variables without a block', () => {
    const code = 'query Q($id: UUID!) { spaceById(id: $id) { name } }';
    expect(check(fence('graphql', code))).toEqual([]);
    expect(check(fence('graphql', code), 'strict')).toEqual([
      '2:1 The operation "Q" needs variables, but no block marked "variables" has them. Add one, or give a reason: variables="why".',
    ]);
    expect(check(fence('graphql variables="any space"', code), 'strict')).toEqual([]);
  });

  it('give a reason for deprecated elements', () => {
    const code = '{ spaces { title } }';
    const told = '2:12 The field Space.title is deprecated. Use `name`.';
    expect(check(fence('graphql', code))).toEqual([told]);
    expect(check(fence('graphql', code), 'strict')).toEqual([
      `${told} Give a reason to show it: deprecated="why".`,
    ]);
    expect(check(fence('graphql deprecated="history"', code), 'strict')).toEqual([]);
    expect(check(fence('graphql deprecated="history"', '{ spaces { name } }'))).toEqual([
      '2:1 The sample is marked "deprecated", but uses no deprecated element. Remove the mark.',
    ]);
  });

  it('are not lost behind a misspelt language', () => {
    expect(check(fence('grapql', '{ x }') + fence('sql', 'x'))).toEqual([
      '2:1 There is no language "grapql". Did you mean "graphql"?',
    ]);
  });
});

describe('values of an operation', () => {
  it('are checked as those of variables are', () => {
    expect(check(fence('graphql', '{ spaceById(id: "garden") { name } }'))).toEqual([
      '2:17 "spaceById(id:)" has the type UUID and must be a UUID such as "123e4567-e89b-42d3-a456-426614174000", not "garden".',
    ]);
  });
});
