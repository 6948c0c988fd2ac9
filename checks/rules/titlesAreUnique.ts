import {groupBy} from 'graphql-api-model/words';
import type {Check} from '../runChecks';

/** No two pages that search engines list have the same title. */
export const titlesAreUnique: Check = (build) => {
  const pages = [...build.pages.values()].filter(
    ({titles, isIndexable}) => isIndexable && titles[0],
  );
  return [...groupBy(pages, ({titles}) => titles[0])].flatMap(
    ([title, [first, ...others]]) =>
      others.map(({path}) => ({
        page: path,
        message: `The title "${title}" is that of ${first.path} as well.`,
        fix: 'Give each page a title of its own.',
      })),
  );
};
