import type {Check} from '../check';

/** Each page has one first-level heading. */
export const oneMainHeading: Check = (build) =>
  [...build.pages.values()].flatMap(({path, headings}) => {
    const texts = headings.filter(({level}) => level === 1).map(({text}) => `"${text}"`);
    return texts.length === 1
      ? []
      : [
          {
            page: path,
            message: `The page has ${texts.length} headings of level 1${texts.length > 0 ? `: ${texts.join(', ')}` : ''}.`,
            fix: 'Give it exactly one: the title of the page.',
          },
        ];
  });
