import type {TranslationFile} from '@docusaurus/types';
import {nearestName} from 'graphql-api-model';
import {createTranslate, type Translate} from './createTranslate';
import {MESSAGES, type MessageKey} from './messages';

/** The texts of an instance that its owner writes. */
export interface OwnTexts {
  /** The name of the API: "GraphQL API". */
  readonly label: string;
  /** The line at the foot of every page. */
  readonly notice?: string | undefined;
}

/** The texts of an instance in one language. */
export interface Words extends OwnTexts {
  readonly t: Translate;
}

/** The name of the file with the translations, below the plugin's folder in `i18n/<locale>`. */
export const TRANSLATION_PATH = 'reference';

/** What `docusaurus write-translations` writes: the texts of the owner, and every message. */
export function toTranslationFile({label, notice}: OwnTexts): TranslationFile {
  return {
    path: TRANSLATION_PATH,
    content: {
      label: {
        message: label,
        description: 'What the API is called, in navigation, titles and sentences',
      },
      ...(notice !== undefined && {
        notice: {message: notice, description: 'The line at the foot of every page'},
      }),
      ...MESSAGES,
    },
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
  if (key === 'label' || key === 'notice') return undefined;
  const known = listPlaceholders(original);
  const unknown = listPlaceholders(text).find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  const allowed = known.length === 0 ? 'none' : known.join(', ');
  return `The text "${key}" has the placeholder ${unknown}, so it stays English. Its placeholders are: ${allowed}.`;
}

/**
 * Reads the words of a language from its translation file. What cannot be used is left out, and
 * listed in one warning.
 */
export function readTranslations(
  translated: TranslationFile,
  {
    own,
    language,
    file,
    warn,
  }: {
    readonly own: OwnTexts;
    readonly language: string;
    /** The file as the owner knows it, for the warning. */
    readonly file: string;
    readonly warn: (text: string) => void;
  },
): Words {
  const {content} = toTranslationFile(own);
  const keys = Object.keys(content);
  const texts: Partial<Record<MessageKey | keyof OwnTexts, string>> = {};
  const mistakes: string[] = [];
  for (const [key, {message}] of Object.entries(translated.content)) {
    const mistake = findMistake(key, message, content[key]?.message, keys);
    if (mistake === undefined) texts[key as MessageKey] = message;
    else mistakes.push(`  - ${mistake}`);
  }
  if (mistakes.length > 0) {
    warn(`Texts in ${file} that cannot be used:\n${mistakes.join('\n')}`);
  }
  const {label = own.label, notice = own.notice} = texts;
  return {label, notice, t: createTranslate(texts, language)};
}
