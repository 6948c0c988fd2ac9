import {expect, it} from 'vitest';
import {forAll} from '../../../graphql-api-model/src/__fixtures__/forAll';
import {toPages} from '../pages/toPages';
import {findUnsafeMarkup} from '../pages/__tests__/unsafeMarkup';
import {contextOfSchema} from './contextOf';
import {hostileSchema} from './hostileSchema';
import {missingFrom} from './missingFrom';

/** What the components print as HTML; all else is text, which React escapes. */
const HTML_KEYS = ['html', 'description'];

function listHtml(data: unknown, key = ''): readonly string[] {
  if (typeof data === 'string') return HTML_KEYS.includes(key) ? [data] : [];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([name, value]) =>
    listHtml(value, Array.isArray(data) ? key : name),
  );
}

it('whatever a schema is, nothing of it is lost and nothing in it runs', (context) => {
  forAll(context, hostileSchema, (schema) => {
    const pages = contextOfSchema(schema);
    expect(missingFrom(schema, pages)).toEqual([]);
    for (const {sections, tableOfContents} of toPages(pages)) {
      const html = [...listHtml(sections), ...tableOfContents.map(({value}) => value)];
      expect(html.flatMap(findUnsafeMarkup)).toEqual([]);
    }
  });
});
