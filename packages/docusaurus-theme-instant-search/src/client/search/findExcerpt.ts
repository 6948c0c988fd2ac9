import type {SearchResponse} from '../../engine/engine';
import {splitText, stem} from '../../words';

/** Characters of an excerpt, and of it before the first word that matches. */
const LONGEST = 160;
const BEFORE = 50;

/** The sentence of a text with the most telling words of a query; its lead if none has more than that. */
export function findExcerpt(
  text = '',
  lead: string | undefined,
  words: SearchResponse['words'],
): string | undefined {
  const measure = (sentence = '') => {
    const stems = new Set(splitText(sentence).map(stem));
    return words.reduce(
      (sum, {forms, rarity}) =>
        Array.from(forms).some((form) => stems.has(form)) ? sum + rarity : sum,
      0,
    );
  };
  let best = lead;
  let most = measure(lead);
  for (const sentence of text.split(/\n|(?<=[.!?])\s+(?=\P{Ll})/u)) {
    const score = measure(sentence);
    if (score > most) [best, most] = [sentence, score];
  }
  return best === lead || best === undefined ? lead : cut(best, words);
}

/** The part of a sentence around the first word that matches. */
function cut(sentence: string, words: SearchResponse['words']): string {
  if (sentence.length <= LONGEST) return sentence;
  const first = Array.from(sentence.matchAll(/\S+/gu)).find(([part]) =>
    splitText(part).some((word) => words.some(({forms}) => forms.has(stem(word)))),
  );
  const from = Math.min((first?.index ?? 0) - BEFORE, sentence.length - LONGEST);
  const start = from <= 0 ? 0 : sentence.indexOf(' ', from) + 1;
  const rest = sentence.slice(start, start + LONGEST);
  const isEnd = start + LONGEST >= sentence.length;
  const end = isEnd ? rest : `${rest.slice(0, rest.lastIndexOf(' '))} …`;
  return start === 0 ? end : `… ${end}`;
}
