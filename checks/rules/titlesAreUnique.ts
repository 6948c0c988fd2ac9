import {groupBy} from 'graphql-api-model/words';
import type {Check} from '../runChecks';

/** No two pages of a language that search engines list have the same title. */
export const titlesAreUnique: Check = (build) => {
  const pages = [...build.pages.values()].filter(
    ({titles, isIndexable}) => isIndexable && titles[0],
  );
  const groups = groupBy(pages, ({language, titles}) => `${language} ${titles[0]}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(({path}) => ({
      page: path,
      message: `The title "${first.titles[0]}" is that of ${first.path} as well.`,
      fix: 'Give each page a title of its own.',
    })),
  );
};
