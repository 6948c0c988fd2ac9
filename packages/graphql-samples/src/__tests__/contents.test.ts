import {describe, expect, it} from 'vitest';
import {checkMarkdown} from '../checkMarkdown';
import {schema} from './schema';

const fence = (head: string, code: string): string =>
  `\`\`\`${head}\n${code}\n\`\`\`\n\n`;
const BY_ID = 'query Q($id: UUID!) { spaceById(id: $id) { name } }';
const DATA = '{"data": {"spaceById": {"name": "Garden"}}}';
const ERROR = '{"data": {"spaceById": null}, "errors": [{"message": "Gone"}]}';
const [A, B] = ['a', 'b'].map(
  (letter) => `${letter.repeat(8)}-1111-4111-8111-111111111111`,
);
const variablesOf = (id = A): string => fence('json variables', JSON.stringify({id}));

function check(text: string) {
  return checkMarkdown([{file: 'a.md', text}], [{name: 'api', schema}]);
}

/** The requests of a text without their documents, and only the members that differ from request to request. */
function requestsOf(text: string) {
  return check(text).contents.flatMap(({requests}) =>
    requests.map(({document: _, file: __, schema: ___, ...request}) => request),
  );
}

describe('the contents of a text', () => {
  it('are its headings, the elements that it names, and its operations', () => {
    const text = `# Spaces\n\nSee \`Space.name\`, not \`FORBIDDEN\`.\n\n## *Find* \`Space\` {#find}\n\n${fence('graphql', '{ spaces { name } }')}`;
    const [contents] = check(text).contents;
    expect(contents).toMatchObject({
      file: 'a.md',
      headings: [
        {text: 'Spaces', line: 1},
        {text: 'Find Space {#find}', line: 5},
      ],
      mentions: [
        {coordinate: 'Space.name', line: 3, schema: 'api'},
        {coordinate: 'Space', line: 5, schema: 'api'},
      ],
      requests: [{file: 'a.md', line: 8, field: 'Query.spaces', schema: 'api'}],
    });
  });

  it.each([
    ['a.mdx', '{/* #find */}'],
    ['a.mdx', '{/* #find for later */}'],
    ['a.md', '<!-- #find -->'],
  ])('have the id in a comment at the end of a heading: %s, %s', (file, comment) => {
    const texts = [`## *Find* it ${comment}`, '## B `/* #c */`', '## C'];
    const text = texts.join('\n\n');
    const {contents} = checkMarkdown([{file, text}], [{name: 'api', schema}]);
    expect(contents[0]!.headings.map((heading) => heading.text)).toEqual([
      'Find it {/* #find */}',
      'B /* #c */',
      'C',
    ]);
  });

  it('have an operation with the variables above its first response with data', () => {
    const text =
      fence('graphql', BY_ID) +
      variablesOf(A) +
      fence('json response', ERROR) +
      variablesOf(B) +
      fence('json response', DATA) +
      variablesOf(A);
    expect(requestsOf(text)).toEqual([
      {
        line: 2,
        code: BY_ID,
        field: 'Query.spaceById',
        coordinates: ['UUID', 'Query.spaceById', 'Query.spaceById(id:)', 'Space.name'],
        variables: {id: B},
        response: {data: {spaceById: {name: 'Garden'}}},
        isComplete: true,
        isDeprecated: false,
        isMarked: false,
      },
    ]);
  });

  it.each([
    ['a response', fence('graphql', BY_ID) + variablesOf()],
    [
      'a response without errors',
      fence('graphql', BY_ID) + variablesOf() + fence('json response', ERROR),
    ],
    ['variables', fence('graphql', BY_ID) + fence('json response', DATA)],
    [
      'valid variables',
      fence('graphql', BY_ID) + variablesOf('garden') + fence('json response', DATA),
    ],
  ])('have an operation without %s, which is incomplete', (_, text) => {
    expect(requestsOf(text)).toMatchObject([{isComplete: false}]);
  });

  it.each([
    ['several fields', '{ spaces { name } meta }'],
    ['several operations', 'query A { meta } query B { meta }'],
  ])('have no field for %s', (_, code) => {
    for (const request of requestsOf(fence('graphql', code)))
      expect(request).not.toHaveProperty('field');
  });

  it.each([
    ['operations', fence('graphql', '{ spaces { title } }')],
    [
      'variables',
      fence(
        'graphql',
        'mutation M($input: CreateSpaceInput!) { createSpace(input: $input) { name } }',
      ) + fence('json variables', '{"input": {"name": "Garden", "title": "Garden"}}'),
    ],
  ])('say that %s use something deprecated', (_, text) => {
    expect(requestsOf(text)).toMatchObject([{isDeprecated: true}]);
  });

  it('have no operation that is wrong, nor one of another language or text', () => {
    const text =
      fence('graphql', '{ nothing }') +
      fence('graphql invalid error="nothing"', '{ nothing }') +
      fence('graphql unchecked="why"', '{ spaces { name } }') +
      fence('ts', 'gql`{ spaces { name } }`') +
      '````md\n```graphql\n{ spaces { name } }\n```\n````\n';
    expect(requestsOf(text)).toEqual([]);
  });
});

describe('the mark "example"', () => {
  it('is valid at an operation with variables and a response', () => {
    const text =
      fence('graphql example', BY_ID) + variablesOf() + fence('json response', DATA);
    expect(check(text).errors).toEqual([]);
    expect(requestsOf(text)).toMatchObject([{isMarked: true, isComplete: true}]);
  });

  const INCOMPLETE =
    'An example needs its variables, if they are required, and a response with data and without errors, in blocks marked "variables" and "response". Add them below, or remove the mark "example".';
  const DIVIDE =
    'An example is one operation that selects one field. Remove the mark "example", or divide the sample.';

  it.each([
    ['graphql example', BY_ID, INCOMPLETE],
    ['graphql example', '{ spaces { name } meta }', DIVIDE],
    ['graphql example', 'query A { meta } query B { meta }', DIVIDE],
    ['graphql example', 'type Space { name: String! }', DIVIDE],
    [
      'graphql example invalid error="nothing"',
      '{ nothing }',
      'A sample cannot be "invalid" and an example. Remove one of the marks.',
    ],
    [
      'graphql example unchecked="why"',
      '{ nothing }',
      'A sample cannot be "unchecked" and an example. Remove one of the marks.',
    ],
    [
      'json example',
      '{}',
      'The mark "example" belongs to the GraphQL block of a request. Move it there.',
    ],
  ])('is an error in %s: %s', (head, code, message) => {
    expect(check(fence(head, code)).errors).toMatchObject([
      {message, line: 2, column: 1},
    ]);
  });

  it('means nothing in a language that contains no GraphQL', () => {
    expect(check(fence('ts example', 'const a = 1;')).errors).toEqual([]);
  });
});
