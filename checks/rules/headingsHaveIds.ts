import {findReferencePages} from '../build';
import type {Check} from '../check';

/** Headings of levels 2 and 3 on reference pages can be linked to, as the table of contents does. */
export const headingsHaveIds: Check = (build) =>
  findReferencePages(build).flatMap(({path, headings}) =>
    headings
      .filter(({level, isInMain}) => isInMain && (level === 2 || level === 3))
      .filter(({id}) => id === undefined || id === '')
      .map(({level, text}) => ({
        page: path,
        message: `The heading "${text}" of level ${level} has no id.`,
        fix: 'Draw it with GraphqlHeading, which takes the id from the section.',
      })),
  );
