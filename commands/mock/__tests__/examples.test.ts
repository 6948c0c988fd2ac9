import path from 'node:path';
import {buildSchema, parse} from 'graphql';
import {createExamples} from 'graphql-examples';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createExampleResponses} from '../createExampleResponses';
import {writeFiles} from '../../../tests/support/writeFiles';
import {writeFolder} from '../../../tests/support/writeFolder';
import {type Mock, startMock} from './startMock';

const schema = buildSchema(`
  scalar Upload
  type Query { space(id: ID!): Place }
  type Mutation { upload(file: Upload!, note: String): Space }
  type Subscription { spaceAdded: Place }
  interface Place { name: String! }
  type Space implements Place { name: String!, rules: [String!] }
`);
const SPACE = 'query Space($id: ID!) {\n  space(id: $id) {\n    title: name\n  }\n}\n';
const UPLOAD = 'mutation Up($file: Upload!) { upload(file: $file) { name rules } }';
const ADDED = 'subscription Added { spaceAdded { name } }';
const FILES = {
  'Query.space.graphql': SPACE,
  'Query.space.variables.json': '{"id": "ours"}',
  'Query.space.response.json': '{"data": {"space": {"title": "Our garden"}}}',
  'Mutation.upload.graphql': UPLOAD,
  'Mutation.upload.response.json':
    '{"data": {"upload": {"name": "Ours", "rules": null}}}',
  'Subscription.spaceAdded.graphql': ADDED,
  'Subscription.spaceAdded.response.json': '{"data": {"spaceAdded": {"name": "New"}}}',
};

const GUIDE = `
\`\`\`graphql
${SPACE}
\`\`\`

\`\`\`json variables
{"id": "theirs"}
\`\`\`

\`\`\`json response
{"data": {"space": {"title": "Their garden"}}}
\`\`\`
`;

let directory: string;
let mock: Mock;
const ask: Mock['ask'] = (...args) => mock.ask(...args);

function write(files: Readonly<Record<string, string>>, folder = 'examples'): void {
  writeFiles(path.join(directory, folder), files);
}

beforeAll(async () => {
  directory = writeFolder({'docs/spaces.md': GUIDE});
  write(FILES);
  const findResponse = createExampleResponses(schema, {
    directory,
    requests: {examples: 'examples'},
    sampleFolders: ['docs'],
  });
  mock = await startMock(schema, {findResponse});
});
afterAll(() => mock.stop());

describe("an owner's example", () => {
  it('gets the response in its folder, however it is laid out', async () => {
    const answer = {data: {space: {title: 'Our garden'}}};
    expect(await ask(SPACE, {id: 'ours'})).toEqual(answer);
    expect(await ask(SPACE.replaceAll(/\s+/g, ' '), {id: 'ours'})).toEqual(answer);
  });

  it('is not meant where the variables or the fields are others', async () => {
    const {response} = createExamples(schema)('query', 'space').required;
    const name = (response.data['space'] as {name: string}).name;
    expect(await ask(SPACE, {id: 'other'})).toEqual({data: {space: {title: name}}});
    const other = SPACE.replace('title: name', 'name');
    expect(await ask(other, {id: 'ours'})).toEqual({data: {space: {name}}});
  });

  it('without a response, as a sample in a description is, gets the one of its page', async () => {
    const document = 'query Named($id: ID!) { space(id: $id) { name } }';
    const overrides = {'Query.space': {document}};
    const shown = createExamples(schema, {overrides})('query', 'space').required;
    expect(await ask(document, shown.variables)).toEqual(shown.response);
  });

  it('may be that of a guide, with its variables', async () => {
    expect(await ask(SPACE, {id: 'theirs'})).toEqual({
      data: {space: {title: 'Their garden'}},
    });
  });

  it('is refused as any other request where a variable is missing', async () => {
    expect(await ask(SPACE, {})).toMatchObject({
      errors: [{message: 'Variable "$id" of required type "ID!" was not provided.'}],
    });
  });

  it('may send any file', async () => {
    const form = new FormData();
    form.set('operations', JSON.stringify({query: UPLOAD, variables: {file: null}}));
    form.set('map', '{"0": ["variables.file"]}');
    form.set('0', new File(['tomato'], 'tomato.jpg'));
    expect(await mock.upload(form)).toEqual({
      data: {upload: {name: 'Ours', rules: null}},
    });
  });

  it('may be a subscription, of which any other request gets a generated event', async () => {
    const {response} = createExamples(schema)('subscription', 'spaceAdded').required;
    const generated = (response.data['spaceAdded'] as {name: string}).name;
    for (const [document, name] of [
      [ADDED, 'New'],
      [ADDED.replace('name', 'other: name'), generated],
    ] as const) {
      const events = await mock.subscribe(document);
      expect(events).toMatch(
        new RegExp(`data: {"data":{"spaceAdded":{"\\w+":"${name}"}}}`),
      );
    }
  });
});

describe('examples are refused', () => {
  it('for a folder that there is not', () => {
    expect(() =>
      createExampleResponses(schema, {directory, requests: {examples: 'gone'}}),
    ).toThrow(
      'There is no folder "gone", which the option "requests" names as "examples". Make it, or remove "examples".',
    );
  });

  it('for a response that does not fit, with its place', () => {
    write({...FILES, 'Query.space.response.json': '{"data": {"space": {}}}'}, 'wrong');
    expect(() =>
      createExampleResponses(schema, {directory, requests: {examples: 'wrong'}}),
    ).toThrow(/^The response of wrong\/Query\.space\.graphql: /);
  });
});

it.each([undefined, false as const, {guideExamples: false}])(
  'there are none by requests: %j',
  (requests) => {
    const sampleFolders = ['docs'];
    const options = {directory, sampleFolders, ...(requests !== undefined && {requests})};
    const findResponse = createExampleResponses(schema, options);
    for (const id of ['ours', 'theirs'])
      expect(findResponse({document: parse(SPACE), variables: {id}})).toBeUndefined();
  },
);
