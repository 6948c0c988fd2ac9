import {describe, expect, it} from 'vitest';
import {describeExamples} from '../describeExamples';
import {fence, guidesOf} from './guidesOf';

const SDL = `
  scalar Upload
  type Query { space(id: ID!): Space old(id: ID!): Space @deprecated debug: Int }
  type Mutation { upload(input: FileInput!): ID }
  type Space { id: ID! name: String! title: String @deprecated notes: String }
  input FileInput { file: Upload! name: String }
`;

/** A request for a field with its variables and its response. */
function requestFor(field = 'space', selection = 'name', mark = ''): string {
  const code = `query Find($id: ID!) {\n  ${field}(id: $id) { ${selection} }\n}`;
  const response = JSON.stringify({data: {[field]: {[selection]: 'Garden'}}});
  return (
    fence(`graphql ${mark}`, code) +
    fence('json variables', '{"id": "7"}') +
    fence('json response', response)
  );
}

const MARKED = 'example';

function examplesOf(
  texts: Readonly<Record<string, string>>,
  hide: readonly string[] = [],
) {
  const {examples} = guidesOf(SDL, texts, {hide});
  return [...examples].map(([field, {source}]) => [field, source.href]);
}

describe('the example of an operation', () => {
  it('is the request of a guide with its variables, its response and its section', () => {
    const text = `Hello.\n\n## Find a *space*\n${requestFor()}`;
    expect([...guidesOf(SDL, {Spaces: text}).examples]).toEqual([
      [
        'Query.space',
        {
          document: 'query Find($id: ID!) {\n  space(id: $id) { name }\n}',
          variables: {id: '7'},
          response: {data: {space: {name: 'Garden'}}},
          files: [],
          source: {
            text: 'Spaces › Find a space',
            href: '/docs/Spaces#find-a-space',
          },
        },
      ],
    ]);
  });

  it('is the shortest one, and of two equal ones the first', () => {
    const long = requestFor('space', 'id name').replace('"id name"', '"id": "7", "name"');
    expect(examplesOf({A: long, B: requestFor(), C: requestFor()})).toEqual([
      ['Query.space', '/docs/B'],
    ]);
  });

  it('is beside other requests for the operation, each name once', () => {
    const other = fence('graphql', 'query Other($id: ID!) { space(id: $id) { id } }');
    const texts = {A: requestFor(), B: `${other}\n## Again\n${other}`, C: requestFor()};
    const hidden = fence(
      'graphql',
      'query Hidden($id: ID!) { space(id: $id) { notes } }',
    );
    const {requests} = guidesOf(SDL, {...texts, D: hidden}, {hide: ['Space.notes']});
    expect([...requests]).toEqual([['Query.space', [{text: 'Other', href: '/docs/B'}]]]);
  });

  it('is the one that is marked', () => {
    const long = requestFor('space', 'name', `${MARKED} title="A space"`);
    expect(examplesOf({A: requestFor(), B: `# B\n\n## Find {#by-id}\n${long}`})).toEqual([
      ['Query.space', '/docs/B#by-id'],
    ]);
  });

  it('uses nothing deprecated, unless the operation is', () => {
    const texts = {A: requestFor('space', 'title'), B: requestFor('old')};
    expect(examplesOf(texts)).toEqual([['Query.old', '/docs/B']]);
  });

  it('uses nothing hidden', () => {
    const texts = {A: requestFor(), B: requestFor('space', 'notes')};
    expect(examplesOf(texts, ['Space.notes'])).toEqual([['Query.space', '/docs/A']]);
    expect(examplesOf(texts, ['Query.space'])).toEqual([]);
  });

  it('has the paths of its files, and no comments that mark lines', () => {
    const code =
      'mutation Send($input: FileInput!) {\n  # highlight-next-line\n  upload(input: $input)\n}';
    const text =
      fence('graphql', code) +
      fence('json variables', '{"input": {"file": null, "name": "a.jpg"}}') +
      fence('json response', '{"data": {"upload": "7"}}');
    expect(guidesOf(SDL, {A: text}).examples.get('Mutation.upload')).toMatchObject({
      document: 'mutation Send($input: FileInput!) {\n  upload(input: $input)\n}',
      files: ['variables.input.file'],
    });
  });

  it('leads to the page of a translated guide, whose headings have other ids', () => {
    const {examples} = guidesOf(SDL, {Translated: `## Find\n${requestFor()}`});
    expect(examples.get('Query.space')?.source).toEqual({
      text: 'Translated',
      href: '/docs/Translated',
    });
  });

  it('is none of a guide where the owner wants none', () => {
    const texts = {A: requestFor()};
    for (const requests of [false, {guideExamples: false}] as const)
      expect(guidesOf(SDL, texts, {requests}).examples.size).toBe(0);
  });
});

describe('marks', () => {
  it.each([
    [
      'two marks',
      {A: requestFor('space', 'name', MARKED), B: requestFor('space', 'id', MARKED)},
      'docs/B.md:3 and docs/A.md:3 are both marked "example" for Query.space. Remove one of the marks.',
    ],
    [
      'a deprecated field',
      {A: requestFor('space', 'title', MARKED)},
      'docs/A.md:3: The sample is marked "example", but uses something deprecated, and Query.space is not deprecated. Mark another sample.',
    ],
    [
      'a hidden field',
      {A: requestFor('space', 'notes', MARKED)},
      'docs/A.md:3: The sample is marked "example", but uses Space.notes, which the reference hides. Mark another sample.',
    ],
  ])('that contradict the rules stop the build: %s', (_, texts, message) => {
    expect(() => guidesOf(SDL, texts, {hide: ['Space.notes']})).toThrow(message);
  });
});

describe('the line about missing examples', () => {
  it('has their number and their names', () => {
    const {model, examples} = guidesOf(SDL, {A: requestFor()});
    expect(describeExamples({examples}, model)).toBe(
      'Examples: the guides have one for 1 of 4 operations. None for Query.debug, Query.old, Mutation.upload.',
    );
  });

  it('has no names if there are none, and at most 20', () => {
    const [few, many] = [0, 30].map((count) => {
      const fields = Array.from({length: count}, (_, index) => `a${index}: Int`);
      const sdl = `type Query { space(id: ID!): Space ${fields.join(' ')} } type Space { name: String! }`;
      const {model, examples} = guidesOf(sdl, {A: requestFor()});
      return describeExamples({examples}, model);
    });
    expect(few).toBe('Examples: the guides have one for 1 of 1 operations.');
    expect(many).toMatch(
      /for 1 of 31 operations\. None for Query\.a0, .*a26 and 10 more\.$/,
    );
  });

  it('is missing on a site whose guides have none', () => {
    const {model, examples} = guidesOf(SDL, {A: 'Hello.'});
    expect(describeExamples({examples}, model)).toBeUndefined();
  });
});
