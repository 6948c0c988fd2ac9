import type {Check} from '../check';

/** Headings of an article go down one level at a time. */
export const headingsInOrder: Check = (build) =>
  [...build.pages.values()].flatMap(({path, headings}) => {
    const inMain = headings.filter(({isInMain}) => isInMain);
    return inMain.flatMap(({level, text}, index) => {
      const above = inMain[index - 1]?.level ?? 0;
      return level <= above + 1
        ? []
        : [
            {
              page: path,
              message: `The heading "${text}" has level ${level} after ${above === 0 ? 'none' : `level ${above}`}.`,
              fix: `Make it level ${above + 1}.`,
            },
          ];
    });
  });
