import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createEditUrls} from '../createEditUrls';

const SITE = path.resolve('site');
const at = (file: string) => ({file, line: 12, column: 3});

describe('the address at which a definition is edited', () => {
  it.each(['https://code.example/edit/site/', 'https://code.example/edit/site'])(
    'is %s with the path of the file and the line',
    (editUrl) => {
      const of = createEditUrls(editUrl, SITE);
      expect(of(at('site/schema/spaces.graphql'))).toBe(
        'https://code.example/edit/site/schema/spaces.graphql#L12',
      );
      expect(of(at(path.join(SITE, 'schema.graphql')))).toBe(
        'https://code.example/edit/site/schema.graphql#L12',
      );
    },
  );

  it('is unknown for a file outside the site, and where there is no option', () => {
    const of = createEditUrls('https://code.example/edit/', SITE);
    expect(of(at('other/schema.graphql'))).toBeUndefined();
    expect(createEditUrls(undefined, SITE)(at('site/a.graphql'))).toBeUndefined();
  });
});
