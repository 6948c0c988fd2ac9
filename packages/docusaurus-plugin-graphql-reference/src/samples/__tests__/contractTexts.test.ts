import {expect, it, vi} from 'vitest';
import {buildSchema} from 'graphql';
import {createPermalinks} from 'graphql-api-model';
import {createSampleAssertion} from '../createSampleAssertion';
import {completeOptions} from '../../options/options';
import {toModel} from '../../source/toModel';
import {toSampleSchema} from '../toSampleSchema';

const SDL = `
directive @error(code: String!, when: String) repeatable on FIELD_DEFINITION
directive @errorCode(code: String!, meaning: String) repeatable on SCHEMA
directive @access(token: Boolean!, unless: String) on FIELD_DEFINITION
schema @errorCode(code: "FORBIDDEN", meaning: "See \`FORBIDEN\`.") { query: Query }
"Answers \`FORBIDDEN\`."
type Query {
  a: Int @access(token: true, unless: "\`Query.b\` is.") @error(code: "FORBIDDEN", when: "See \`Query.a\`.")
}
`;

it('names in the texts of directives are checked, and error codes in descriptions', () => {
  const schema = buildSchema(SDL);
  const options = completeOptions({
    schema: 'a.graphql',
    sampleFolders: [],
    samples: 'strict',
  });
  const reference = {schema, ...toModel(schema, options)};
  const permalinks = createPermalinks(reference.model, '/');
  const samples = toSampleSchema(reference, options, permalinks);
  const instance = {reference, samples, options};
  const logger = {info: vi.fn(), warn: vi.fn()};
  let report = '';
  try {
    createSampleAssertion(import.meta.dirname)([instance], 'detect', logger);
  } catch (error) {
    report = (error as Error).message;
  }
  expect(report.match(/^.*:\d+:\d+: .*$/gm)).toEqual([
    'directives of Query.a (GraphQL request:8):1:2: The type "Query" has no field "b". Did you mean "a"? Write `!…` if it is not a name of the schema.',
    'directives of the schema:1:6: "FORBIDEN" is not a name of the schema, of a sample on this page or of the known names. Did you mean "FORBIDDEN"? Write `!…` if it is not a name of the schema.',
  ]);
  expect(logger.info).toHaveBeenCalledWith(
    'Samples: checked 0 samples and 2 mentions of the schema.',
  );
});
