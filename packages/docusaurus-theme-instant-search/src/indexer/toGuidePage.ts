import type {GuideKind, GuidePage, GuideSection} from '../format/indexFile';
import {isStopWord} from '../stopWords';
import {splitWords} from '../words';
import {firstSentence} from './firstSentence';
import type {ParsedPage} from './parsePage';

export interface GuideSettings {
  /** Writes phrases that have a synonym as one word. */
  readonly joinPhrases: (text: string) => string;
  /** Of a listing only title, headings and first sentences are kept. */
  readonly isListing: boolean;
}

/** Reduces a page to what is shown in a result and the words by which it is found. */
export function toGuidePage(
  url: string,
  page: ParsedPage,
  {joinPhrases, isListing}: GuideSettings,
): GuidePage {
  const sections = page.sections.map((section, index): GuideSection => {
    const text = isListing ? '' : section.text;
    const description = index === 0 ? page.description : '';
    const sentence = firstSentence(section.lead || description);
    const known = splitWords(joinPhrases(`${sentence} ${section.heading}`));
    const words = tellingWords(joinPhrases(`${description} ${text}`), new Set(known));
    return [section.anchor, section.heading, sentence, words.join(' ')];
  });
  return {kind: kindOf(page), title: page.title, url, sections};
}

function kindOf({classes}: ParsedPage): GuideKind {
  if (classes.has('blog-post-page')) return 'blog';
  return classes.has('plugin-docs') ? 'guide' : 'page';
}

/** The telling words of a text that are not known yet, each once. */
function tellingWords(text: string, known: ReadonlySet<string>): string[] {
  const words = splitWords(text).filter(
    (word) => !known.has(word) && !isStopWord(word) && word.length > 1,
  );
  return [...new Set(words)];
}
