import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../../tests/support/listFiles';
import {ROOT} from '../../paths';
import {findDialect} from '../findDialect';

describe('the English of the field', () => {
  it.each([
    ['It answers `CONFLICT`.', '"answers". Write: return, respond.'],
    ['An image is no JPEG.', '"is no". Write: is not a.'],
    ['Tell somebody.', '"somebody". Write: someone, everyone, anyone.'],
    ['The id lapses.', '"lapses". Write: expires.'],
    ['The lasting id.', '"lasting". Write: permanent.'],
    ['It is not sent any more.', '"not sent any more". Write: no longer.'],
    ['Below it stands the code.', '"stands". Write: is, was.'],
    ['A file holds rows.', '"holds". Write: contains, keeps, applies.'],
    ['Reject it all the same.', '"all the same". Write: anyway.'],
    ['The client is told.', '"is told". Write: receives, knows.'],
    ['What is said of a field.', '"is said of". Write: the text about.'],
  ])('is not: %s', (text, problem) => {
    expect(findDialect('a.md', `One line.\n${text}`)).toEqual([`a.md:2: ${problem}`]);
  });

  it.each([
    'There is no page. It is no longer there.',
    'The answer is on the page.',
    '`holds`\n```ts\nanswers to somebody\n```',
    'An alias stands for a name.',
  ])('is: %s', (text) => {
    expect(findDialect('a.md', text)).toEqual([]);
  });

  it('is that of all texts and sources', () => {
    const files = listFiles(['**/*.{md,mdx,graphql,ts,tsx}'])
      .filter(
        (file) => !/^(?:CHANGELOG|CONTRIBUTING|site\/|tests\/)|\b__tests__\//.test(file),
      )
      // Lists of words.
      .filter(
        (file) => !/findDialect|defaultSynonyms|instant-search\/src\/words/.test(file),
      );
    expect(files.length).toBeGreaterThan(500);
    const problems = files.flatMap((file) =>
      findDialect(file, readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(problems).toEqual([]);
  });
});
