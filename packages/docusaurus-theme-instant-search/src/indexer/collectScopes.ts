import type {SearchPage} from 'graphql-api-model';
import Joi from 'joi';

interface PluginWithContent {
  readonly name: string;
  readonly content: unknown;
}

interface Contribution {
  readonly searchPages: readonly SearchPage[];
  /** What replaces `searchPages` for readers of the pages below `basePath`. */
  readonly searchVersions: readonly SearchVersion[];
}

type SearchVersion = Pick<Contribution, 'searchPages'> & {readonly basePath: string};

/** The reference pages that are searched from the pages below an address. */
export interface SearchScope {
  readonly basePath: string;
  readonly pages: readonly SearchPage[];
}

const text = Joi.string().required();
const page = Joi.object({kind: text, name: text, url: text}).unknown();
const searchPages = Joi.array().items(page);
const version = Joi.object({basePath: text, searchPages: searchPages.required()});
const schema = Joi.object({
  searchPages,
  searchVersions: Joi.array().items(version.unknown()),
});

function toContribution({name, content}: PluginWithContent): Contribution {
  const {searchPages: pages = [], searchVersions = []} = (content ??
    {}) as Partial<Contribution>;
  const contribution = {searchPages: pages, searchVersions};
  const {error} = schema.validate(contribution, {convert: false});
  if (!error) return contribution;
  throw new Error(
    `The plugin "${name}" contributes no list of SearchPage: ${error.message}.`,
  );
}

/** The reference pages that the plugins of a site contribute: for the whole site, then for each version. */
export function collectScopes(
  plugins: readonly PluginWithContent[],
  baseUrl: string,
): readonly [site: SearchScope, ...versions: SearchScope[]] {
  const contributions = plugins.map(toContribution);
  const collect = (own?: Contribution, pages?: Contribution['searchPages']) =>
    contributions.flatMap((one) => (one === own && pages) || one.searchPages);
  return [
    {basePath: baseUrl, pages: collect()},
    ...contributions.flatMap((own) =>
      own.searchVersions.map(({basePath, searchPages: pages}) => ({
        basePath,
        pages: collect(own, pages),
      })),
    ),
  ];
}
