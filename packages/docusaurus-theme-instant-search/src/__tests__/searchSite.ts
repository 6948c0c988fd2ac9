import {buildSchema, type GraphQLSchema} from 'graphql';
import {createPermalinks, describeSchema, toSearchPages} from 'graphql-api-model';
import {createEngine, type Engine} from '../engine/engine';
import type {GuidePage} from '../format/indexFile';
import {toIndex as indexOf} from '../indexer/toIndex';
import type {SearchPage} from 'graphql-api-model';

/** The index of a site with these pages, as its build would write it. */
export {indexOf};

/** The pages that the reference of a schema contributes. */
export function toPages(schema: string | GraphQLSchema): readonly SearchPage[] {
  const model = describeSchema(
    typeof schema === 'string' ? buildSchema(schema, {assumeValid: true}) : schema,
  );
  return toSearchPages(model, createPermalinks(model, '/docs/graphql/'));
}

/** An engine for the reference of a schema, and for guides. */
export function engineOf(sdl: string, guides: readonly GuidePage[] = []): Engine {
  return createEngine(indexOf(toPages(sdl), guides));
}

/** A guide whose sections are given as heading and text; the first heading is empty. */
export function guide(
  title: string,
  ...sections: readonly (readonly [heading: string, text: string])[]
): GuidePage {
  return {
    kind: 'guide',
    title,
    url: `/docs/${title.toLowerCase().replaceAll(' ', '-')}`,
    sections: sections.map(([heading, text]) => [
      heading.toLowerCase().replaceAll(' ', '-'),
      heading,
      text,
      '',
    ]),
  };
}

/** The titles of the results in their order, each as `parent.title`. */
export function titles(engine: Engine, query: string): string[] {
  return engine
    .search(query)
    .groups.flatMap(({results}) =>
      results.map(({parent, title}) =>
        parent === undefined ? title : `${parent}.${title}`,
      ),
    );
}
