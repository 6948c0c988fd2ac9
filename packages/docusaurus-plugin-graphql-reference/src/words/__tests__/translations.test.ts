import {expect, it} from 'vitest';
import {readTranslations, toTranslationFile, type Words} from '../translations';

function read(
  texts: Readonly<Record<string, string>>,
): Words & {readonly warnings: readonly string[]} {
  const warnings: string[] = [];
  const english = toTranslationFile({label: 'GraphQL API', notice: 'A preview.'});
  const translated = new Map(
    Object.entries(texts).map(([key, message]) => [key, {message}]),
  );
  const words = readTranslations(
    {
      ...english,
      content: {...english.content, ...Object.fromEntries<{message: string}>(translated)},
    },
    {
      own: {label: 'GraphQL API', notice: 'A preview.'},
      language: 'de',
      file: 'i18n/de/reference.json',
      warn: (text) => void warnings.push(text),
    },
  );
  return {...words, warnings};
}

it('the file to translate has the label of the API and every text, each with its place', () => {
  const {path, content} = toTranslationFile({label: 'Admin API'});
  expect(path).toBe('reference');
  expect(content['label']?.message).toBe('Admin API');
  expect(content['kind.input.usesDescription']).toEqual({
    message:
      'Where the input object {name} is used in the {label}, page {page} of {pages}.',
    description: 'For search engines, about a page of uses',
  });
  const silent = Object.entries(content).filter(
    ([, {message, description}]) => !message || !description || /[[\]]/.test(message),
  );
  expect(silent).toEqual([]);
});

it('takes the translated texts, and English for the others, without a warning', () => {
  const {label, notice, t, warnings} = read({
    label: 'Raum-API {1}',
    'heading.fields': 'Felder',
    'uses.page': 'Weitere',
  });
  expect(label).toBe('Raum-API {1}');
  expect(notice).toBe('A preview.');
  expect(read({notice: 'Eine Vorschau.'}).notice).toBe('Eine Vorschau.');
  expect(t('heading.fields')).toBe('Felder');
  expect(t('heading.values')).toBe('Values');
  expect(t('uses.page', {page: 2})).toBe('Weitere');
  expect(warnings).toEqual([]);
});

it('leaves out texts and placeholders that do not exist, in one warning', () => {
  const {t, warnings} = read({
    'heading.field': 'Felder',
    elsewhere: 'Anderswo',
    'uses.page': 'Seite {seite}',
    'heading.values': 'Werte von {name}',
  });
  expect(t('uses.page', {page: 2})).toBe('Page 2');
  expect(t('heading.values')).toBe('Values');
  expect(warnings).toEqual([
    [
      'Texts in i18n/de/reference.json that cannot be used:',
      '  - The text "heading.values" has the placeholder {name}, so it stays English. Its placeholders are: none.',
      '  - The text "uses.page" has the placeholder {seite}, so it stays English. Its placeholders are: {page}.',
      '  - There is no text "heading.field". Did you mean "heading.fields"?',
      '  - There is no text "elsewhere". Remove it.',
    ].join('\n'),
  ]);
});
