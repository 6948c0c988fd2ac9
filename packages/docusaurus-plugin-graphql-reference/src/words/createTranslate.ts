import {MESSAGES, type MessageKey, type PlaceholdersOf} from './messages';

/** The text of a message, its placeholders filled. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: [PlaceholdersOf<Key>] extends [never]
    ? []
    : [Readonly<Record<PlaceholdersOf<Key>, string | number>>]
) => string;

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Docusaurus takes any name for a language, `Intl` does not. */
function createRules(language: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(language);
  } catch {
    return new Intl.PluralRules('en');
  }
}

/** Makes the function that finds, of forms divided by `|` in the order of Docusaurus, that for a number. */
function createSelect(language: string): (text: string, count: unknown) => string {
  const rules = createRules(language);
  const {pluralCategories} = rules.resolvedOptions();
  const ordered = CATEGORIES.filter((category) => pluralCategories.includes(category));
  return (text, count) => {
    if (typeof count !== 'number') return text;
    const forms = text.split('|');
    const index = ordered.indexOf(rules.select(count));
    return forms[Math.min(index, forms.length - 1)] ?? text;
  };
}

/**
 * Makes the function that words a page.
 *
 * @param texts what the owner has translated; a missing one is English
 * @param language a BCP 47 tag, for the plural forms of messages with `{count}`
 */
export function createTranslate(
  texts: Readonly<Partial<Record<MessageKey, string>>>,
  language: string,
): Translate {
  const select = createSelect(language);
  return (key, ...[values]) => {
    const filled: Readonly<Record<string, string | number>> = values ?? {};
    const form = select(texts[key] ?? MESSAGES[key].message, filled['count']);
    return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(filled[name] ?? placeholder),
    );
  };
}

/** English, where nothing is translated. */
export const inEnglish: Translate = createTranslate({}, 'en');
