import {describe, expect, it} from 'vitest';
import {createTranslate, inEnglish} from '../createTranslate';

describe('a text of the interface', () => {
  it('has its placeholders filled, in any order and as often as they stand', () => {
    const t = createTranslate(
      {'kind.object.description': '{label}: {name}, {name}'},
      'de',
    );
    const values = {name: 'Space', label: 'API'};
    expect(t('kind.object.description', values)).toBe('API: Space, Space');
    expect(inEnglish('kind.object.description', values)).toBe(
      'The object Space of the API.',
    );
  });

  it('keeps braces and bars of what is filled in', () => {
    const values = {count: 2, label: '{part} | $&', part: '{count}'};
    expect(inEnglish('kind.enum.partDescription', values)).toBe(
      'All 2 enums of the {part} | $&: {count}.',
    );
  });

  it.each([
    [1, '1 zapytanie'],
    [3, '3 zapytania'],
    [5, '5 zapytań'],
  ])('takes the plural form of the language for %d', (count, expected) => {
    const text = '{count} zapytanie|{count} zapytania|{count} zapytań|{count} zapytania';
    const t = createTranslate({'kind.query.more': text}, 'pl');
    expect(t('kind.query.more', {count})).toBe(expected);
  });

  it('takes the last plural form where there are fewer than the language has', () => {
    const t = createTranslate({'kind.query.more': 'one|{count} others'}, 'pl');
    expect(t('kind.query.more', {count: 5})).toBe('5 others');
  });

  it('knows plural forms of English in a language that is none', () => {
    const t = createTranslate(
      {'kind.query.more': 'one|{count} others'},
      'not_a_language',
    );
    expect(t('kind.query.more', {count: 1})).toBe('one');
    expect(t('kind.query.more', {count: 2})).toBe('2 others');
  });
});
