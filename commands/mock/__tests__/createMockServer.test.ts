import {buildSchema} from 'graphql';
import {describeSchema, hideElements} from 'graphql-api-model';
import {createExamples} from 'graphql-examples';
import {expect, it} from 'vitest';
import {SITE} from '../../paths';
import {loadMockSchema} from '../loadMockSchema';
import {startMock} from './startMock';

it('responds to the examples of every operation of the site', async () => {
  const schema = loadMockSchema(undefined, SITE);
  const findExamples = createExamples(schema);
  const {ask, stop} = await startMock(schema);
  for (const kind of ['query', 'mutation'] as const)
    for (const field of Object.keys(schema.getRootType(kind as never)!.getFields())) {
      const {required, full = required} = findExamples(kind, field);
      for (const {document, files, response, variables} of [required, full])
        if (!files) expect(await ask(document, variables)).toEqual(response);
    }
  await stop();
});

it('responds with what is not hidden, as the pages do', async () => {
  const schema = buildSchema(`
    type Query { place(kind: Kind): Place, kinds: [Kind!]! }
    interface Place { name: String! }
    type Vault implements Place { name: String! }
    type Space implements Place { name: String!, kind: Kind, vault: Vault }
    enum Kind { INTERNAL PUBLIC }
  `);
  const options = {patterns: ['Vault', 'Kind.INTERNAL'], lenient: false};
  const {isHidden} = hideElements(describeSchema(schema), options);
  const {ask, stop} = await startMock(schema, {isHidden});
  for (const name of ['place', 'kinds']) {
    const found = createExamples(schema, {isHidden})('query', name);
    const {required, full = required} = found;
    for (const {document, response, variables} of [required, full]) {
      expect(document).not.toMatch(/vault|INTERNAL/);
      expect(await ask(document, variables)).toEqual(response);
    }
  }
  expect(await ask('{ place { __typename } kinds }')).toEqual({
    data: {place: {__typename: 'Space'}, kinds: ['PUBLIC']},
  });
  await stop();
});
