import {tuple} from 'fast-check';
import {describeSchema, findReleases} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {forAll} from '../../../graphql-api-model/src/__tests__/forAll';
import {toPages} from '../pages/toPages';
import {findUnsafeMarkup} from '../render/__tests__/unsafeMarkup';
import {contentsOf, contextOfSchema} from './contextOf';
import {hostileSchema} from './hostileSchema';
import {missingFrom} from './missingFrom';

type Values = Readonly<Record<string, unknown>>;

/** The texts that rendering has added to a source. */
function listHtml(source: unknown, rendered: unknown): readonly string[] {
  if (typeof rendered === 'string') return source === rendered ? [] : [rendered];
  if (typeof rendered !== 'object' || rendered === null) return [];
  return Object.entries(rendered).flatMap(([key, value]) =>
    listHtml((source as Values)[key], value),
  );
}

it('whatever a schema was and is, nothing of it is lost and nothing in it runs', () => {
  forAll(tuple(hostileSchema, hostileSchema), ([earlier, schema]) => {
    const states = [{date: '2026-11-20', model: describeSchema(earlier)}];
    const releases = findReleases(states, describeSchema(schema));
    const pages = contextOfSchema(schema, {releases});
    expect(missingFrom(schema, pages)).toEqual([]);
    for (const page of toPages(pages)) {
      const html = [
        ...listHtml(page.sections, pages.render(page.sections)),
        ...contentsOf(page).map(({value}) => value),
      ];
      expect(html.flatMap(findUnsafeMarkup)).toEqual([]);
    }
  });
});
