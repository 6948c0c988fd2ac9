import type {ApiModel, LoadedSchema, SearchPage} from 'graphql-api-model';
import type {Engine} from 'docusaurus-theme-instant-search/engine';

/** A schema of which nothing is hidden, and its model. */
export interface Api {
  readonly schema: LoadedSchema['schema'];
  readonly model: ApiModel;
}

/** What the tools read. Each part is made at first use. */
export interface Reference {
  readonly pages: () => readonly SearchPage[];
  readonly search: Engine['search'];
  /** The Markdown of a page by its address, if there is such a page. */
  readonly printPage: (href: string) => string | undefined;
  /** The anchors and headings of the sections of a guide, in its order. */
  readonly listSections: (
    href: string,
  ) => readonly (readonly [anchor: string, heading: string])[];
  /** One for a schema, several for a site with several references; throws if there is none. */
  readonly apis: () => readonly Api[];
  /** The same, or none. */
  readonly knownApis: () => readonly Api[];
}
