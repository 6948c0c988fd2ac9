import type {Check} from '../check';

/** Headings that guides and reference pages list in their table of contents. */
const LISTED = new Set([2, 3]);

/** The table of contents of a docs page lists each heading of its article, in order. */
export const contentsComplete: Check = (build) =>
  [...build.pages.values()].flatMap(({path, headings, contents}) => {
    if (!path.startsWith('/docs/')) return [];
    const inMain = headings.filter(({isInMain, level}) => isInMain && LISTED.has(level));
    return inMain.flatMap(({id, text, level}, index) => {
      if (id !== undefined && contents[index] === `#${id}`) return [];
      const place = contents[index];
      return [
        {
          page: path,
          message:
            id === undefined
              ? `The heading "${text}" of level ${level} has no id, so the table of contents cannot list it.`
              : `Place ${index + 1} of the table of contents is ${place === undefined ? 'missing' : `"${place}"`}, but the heading "${text}" is there: "#${id}".`,
          fix: 'Give the heading an id, and list it where the page lists its headings.',
        },
      ];
    });
  });
