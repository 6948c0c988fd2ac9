import {expect, it} from 'vitest';
import {codeBlocks} from './codeBlocks';

/** What checks the blocks of a language. */
const CHECKS: Readonly<Record<string, string>> = {
  graphql: 'the samples of graphql-samples',
  json: 'the samples of graphql-samples',
  diff: 'the operation that follows it',
  ts: 'types.test.ts',
  tsx: 'types.test.ts',
  js: 'types.test.ts',
  bash: 'shell.test.ts',
  yaml: 'types.test.ts, which generates with it',
  mermaid: 'the build, which draws it',
};

/** What no tool refuses: text of a terminal, of a protocol, or of a page. */
const TEXTS = ['text', 'http', 'html', 'markdown'];

it('no fence of a guide or post is of a language that nothing checks, but for those that say why', () => {
  const passedOver = codeBlocks
    .filter(
      ({language, unchecked}) =>
        !unchecked && !(language in CHECKS) && !TEXTS.includes(language),
    )
    .map(({page, line, language}) => `${page}:${line} ${language}`);
  expect(passedOver).toEqual([]);
});
