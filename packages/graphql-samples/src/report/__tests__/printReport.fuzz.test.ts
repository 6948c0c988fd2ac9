import {sample} from 'fast-check';
import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {expectPlain, HOSTILE_TEXTS} from '../../../../../tests/support/hostileTexts';
import {checkMarkdown} from '../../checkMarkdown';
import {printReport} from '../printReport';

const schema = buildSchema('type Query { space(id: ID): Int }');

it.each<[string, (text: string) => {file: string; text: string}]>([
  ['file', (text) => ({file: `${text}.md`, text: '```graphql\n{ spaze }\n```'})],
  ['sample', (text) => ({file: 'a.md', text: `\`\`\`graphql\n{ spaze }${text}`})],
  [
    'value',
    (text) => ({
      file: 'a.md',
      text: `\`\`\`graphql\n{ space(id: ${JSON.stringify(text)}, spaze: 1) }\n\`\`\``,
    }),
  ],
  [
    'key',
    (text) => ({
      file: 'a.md',
      text: `\`\`\`graphql\n{ space }\n\`\`\`\n\n\`\`\`json response\n{"data": {${JSON.stringify(text)}: 1}}\n\`\`\``,
    }),
  ],
])('has no commands in findings of a hostile %s', (_, toFile) => {
  for (const text of sample(HOSTILE_TEXTS, {numRuns: 60, seed: 1})) {
    const report = checkMarkdown([toFile(text)], [{name: 'default', schema}]);
    expect(report.errors).not.toEqual([]);
    expectPlain(printReport(report));
  }
});
