import type {Check} from '../runChecks';

/** No two pages that search engines list have the same title. */
export const titlesAreUnique: Check = (build) => {
  const pathsOf = new Map<string, string[]>();
  for (const {path, titles, isIndexable} of build.pages.values()) {
    const [title] = titles;
    if (title && isIndexable) {
      pathsOf.set(title, [...(pathsOf.get(title) ?? []), path]);
    }
  }
  return [...pathsOf].flatMap(([title, [first = '', ...others]]) =>
    others.map((path) => ({
      page: path,
      message: `The title "${title}" is that of ${first} as well.`,
      fix: 'Give each page a title of its own.',
    })),
  );
};
