import type {TranslationFile} from '@docusaurus/types';
import {nearestName} from 'graphql-api-model';
import {createSay, type Say} from './createSay';
import {MESSAGES} from './messages';

/** How one instance of the plugin speaks. */
export interface Words {
  /** What the owner calls the API: "GraphQL API". */
  readonly label: string;
  readonly say: Say;
}

/** The name of the file with the translations, below the plugin's folder in `i18n/<locale>`. */
export const TRANSLATION_PATH = 'reference';

/** What `docusaurus write-translations` writes: the label of the API, and every message. */
export function toTranslationFile(label: string): TranslationFile {
  const description = 'What the API is called, in navigation, titles and sentences';
  return {
    path: TRANSLATION_PATH,
    content: {label: {message: label, description}, ...MESSAGES},
  };
}

function listPlaceholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder);
}

/** What is wrong with a translated text, if anything. */
function findMistake(
  key: string,
  text: string,
  original: string | undefined,
  keys: readonly string[],
): string | undefined {
  if (original === undefined) {
    const nearest = nearestName(key, keys);
    const hint = nearest === undefined ? 'Remove it.' : `Did you mean "${nearest}"?`;
    return `There is no text "${key}". ${hint}`;
  }
  if (key === 'label') return undefined;
  const known = listPlaceholders(original);
  const unknown = listPlaceholders(text).find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  const allowed = known.length === 0 ? 'none' : known.join(', ');
  return `The text "${key}" has the placeholder ${unknown}, so it stays English. Its placeholders are: ${allowed}.`;
}

/**
 * Reads the words of a language from its translation file. What cannot be used is left out, and
 * told in one warning.
 */
export function readTranslations(
  translated: TranslationFile,
  {
    label,
    language,
    file,
    warn,
  }: {
    readonly label: string;
    readonly language: string;
    /** The file as the owner knows it, for the warning. */
    readonly file: string;
    readonly warn: (text: string) => void;
  },
): Words {
  const {content} = toTranslationFile(label);
  const keys = Object.keys(content);
  const texts: Record<string, string> = {};
  const mistakes: string[] = [];
  for (const [key, {message}] of Object.entries(translated.content)) {
    const mistake = findMistake(key, message, content[key]?.message, keys);
    if (mistake === undefined) texts[key] = message;
    else mistakes.push(`  - ${mistake}`);
  }
  if (mistakes.length > 0) {
    warn(`Texts in ${file} that cannot be used:\n${mistakes.join('\n')}`);
  }
  return {label: texts['label'] ?? label, say: createSay(texts, language)};
}
