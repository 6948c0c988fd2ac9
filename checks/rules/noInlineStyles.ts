import {findReferencePages} from '../build';
import type {Check} from '../check';

/** Reference pages have no style attribute, which a strict Content-Security-Policy forbids. */
export const noInlineStyles: Check = (build) =>
  findReferencePages(build).flatMap(({path, styledElements}) =>
    styledElements.map((element) => ({
      page: path,
      message: `The element ${element} is styled inline.`,
      fix: 'Move the style into the CSS module of its component.',
    })),
  );
