import type {Check} from '../check';

/** No element has a style attribute, which a strict Content-Security-Policy forbids. */
export const noInlineStyles: Check = (build) =>
  [...build.pages.values()].flatMap(({path, styledElements}) =>
    styledElements.map((element) => ({
      page: path,
      message: `The element ${element} is styled inline.`,
      fix: 'Move the style into the CSS module of its component.',
    })),
  );
