import type {Check, Finding} from '../check';

/** Each image has a text alternative, which may be empty, and its dimensions. */
export const imagesDescribed: Check = (build) =>
  [...build.pages.values()].flatMap(({path, images}) =>
    images.flatMap(({src, alt, hasSize}): Finding[] => [
      ...(alt === undefined
        ? [
            {
              page: path,
              message: `The image ${src} has no alt attribute.`,
              fix: 'Say what it shows; alt="" when it only decorates.',
            },
          ]
        : []),
      ...(hasSize
        ? []
        : [
            {
              page: path,
              message: `The image ${src} has no width and height.`,
              fix: 'Add both, so that the page does not jump when it arrives.',
            },
          ]),
    ]),
  );
