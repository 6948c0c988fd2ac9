import {IS_LONG} from '../../commands/test/longMode';
import {
  ALL_PATHS,
  at,
  FIRST_GUIDE,
  findPageWith,
  HOME,
  pathsLike,
  POST,
  REFERENCE,
} from './content';

/** A path that no page has. */
const UNKNOWN_PATH = at('/docs/no-such-page');

/** The first path that matches, under the name of its kind; nothing where the site has none. */
function kind(name: string, path: string | undefined): Readonly<Record<string, string>> {
  return path === undefined ? {} : {[name]: path};
}

function first(pattern: RegExp): string | undefined {
  return pathsLike(pattern)[0];
}

/** The lists of the reference, by folder: `types/objects`. */
const FOLDERS = pathsLike(/^\/docs\/graphql\/\w+\/\w+\/$/).map((path) =>
  path.slice(REFERENCE.length, -1),
);

/** Kinds of pages that the same components make, and the one of them that stands for the others. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^list of (?:operations|types)/, 'list of types/objects'],
  [/^one of operations/, 'one of operations/mutations'],
  [/^one of types/, 'one of types/objects'],
  [/^list of (?:scopes|error codes)$/, 'list of types/objects'],
  [/^(?:guide (?:with diagrams|of a group)|page)$/, 'guide'],
  [/^blog (?:list|archive|authors|tags?)$/, 'blog post'],
  [/^reference overview$/, 'list of types/objects'],
];

/** One path of each kind of page that the site has, the not-found page among them. */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  home: HOME,
  guide: FIRST_GUIDE.path,
  ...kind('guide of a group', first(/^\/docs\/(?!graphql\/).*\/$/)),
  ...kind('guide with diagrams', findPageWith('diagram')),
  ...kind('blog list', first(/^\/blog$/)),
  ...kind('blog post', POST?.path),
  ...kind('blog archive', first(/^\/blog\/archive$/)),
  ...kind('blog authors', first(/^\/blog\/authors$/)),
  ...kind('blog tags', first(/^\/blog\/tags$/)),
  ...kind('blog tag', first(/^\/blog\/tags\/./)),
  // A page of its own, such as the accessibility statement.
  ...kind('page', first(/^\/(?!docs\/|blog\b)./)),
  'reference overview': REFERENCE,
  ...kind('list of error codes', first(/^\/docs\/graphql\/errors$/)),
  ...kind('list of scopes', first(/^\/docs\/graphql\/scopes$/)),
  ...Object.fromEntries(
    FOLDERS.flatMap((folder) => [
      [`list of ${folder}`, `${REFERENCE}${folder}/`],
      ...Object.entries(
        kind(`one of ${folder}`, first(new RegExp(`^/docs/graphql/${folder}/.`))),
      ),
    ]),
  ),
  'not found': UNKNOWN_PATH,
};

/** In long mode every kind of page, else one of those that are alike. */
export const TEMPLATES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PAGE_KINDS).filter(([kind]) => {
    const [, one = kind] = ALIKE.find(([pattern]) => pattern.test(kind)) ?? [];
    return IS_LONG || one === kind || !(one in PAGE_KINDS);
  }),
);

/** Every page that was built, and an unknown one. */
export const EVERY_PATH: readonly string[] = [...ALL_PATHS, UNKNOWN_PATH];
