/** What a condition on the width says, and what it says where 996 px is desktop. */
const CONDITIONS: readonly (readonly [RegExp, string])[] = [
  [/\(\s*max-width\s*:\s*996px\s*\)/g, '(width < 996px)'],
  [/\(\s*min-width\s*:\s*997px\s*\)/g, '(width >= 996px)'],
  [/\(\s*width\s*<=\s*996px\s*\)/g, '(width < 996px)'],
  [/\(\s*width\s*>\s*996px\s*\)/g, '(width >= 996px)'],
];

/** A media query where 996 px, the last width of phones in Infima, is the first of desktops. */
export function toDesktopFrom996(query: string): string {
  return CONDITIONS.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    query,
  );
}

/** PostCSS: in every stylesheet, Infima's and the theme's, desktop begins at 996 px. */
export const desktopFrom996 = {
  postcssPlugin: 'desktop-from-996',
  AtRule: {
    media(rule: {params: string}): void {
      const params = toDesktopFrom996(rule.params);
      if (params !== rule.params) rule.params = params;
    },
  },
};
