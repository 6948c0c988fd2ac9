import type {Check} from '../check';

/** No page has an id twice. */
export const idsAreUnique: Check = (build) =>
  [...build.pages.values()].flatMap(({path, ids}) => {
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [...repeated].map((id) => ({
      page: path,
      message: `The id "${id}" is there more than once.`,
      fix: 'Rename one; links and labels find only the first.',
    }));
  });
