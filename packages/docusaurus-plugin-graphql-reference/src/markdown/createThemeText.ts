/** Words that components write by themselves, by the end of their id. */
const WORDS = {
  deprecation: 'Deprecated.',
  'flag.required': 'required',
  'flag.deprecated': 'deprecated',
  'flag.breaking': 'breaking',
  'flag.recursive': 'same type as above',
  'member.argumentsLabel': 'Arguments',
} as const;

/** A word of a component of the theme. */
export type ThemeText = (key: keyof typeof WORDS) => string;

/** `translations` are those of the site's `code.json`, by id. */
export function createThemeText(
  translations: Readonly<Record<string, string>> = {},
): ThemeText {
  return (key) => translations[`theme.graphql.${key}`] ?? WORDS[key];
}
