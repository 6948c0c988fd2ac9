import {firstSentence} from 'graphql-api-model';
import type {GuideKind, GuidePage, GuideSection} from '../format/indexFile';
import {isStopWord, splitText, stem} from '../words';
import type {PageSection, ParsedPage} from './parsePage';
import {LONGEST_SENTENCE} from './toReferenceGroups';

/** A word that stands more often in a section says no more about it. */
const MOST_OF_A_WORD = 3;

export interface GuideSettings {
  /** Writes phrases that have a synonym as one word. */
  readonly joinPhrases: (text: string) => string;
  /** Of a listing only title, headings and first sentences are kept. */
  readonly isListing: boolean;
  /** Whether the section with an anchor is found for itself, as a page of the reference. */
  readonly isReference: (anchor: string) => boolean;
}

/** Reduces a page to what is shown in a result and the words by which it is found. */
export function toGuidePage(
  url: string,
  page: ParsedPage,
  {joinPhrases, isListing, isReference}: GuideSettings,
): GuidePage {
  const kept = page.sections.filter(
    (section) => !isLinksOnly(section) && !isReference(section.anchor),
  );
  const sections = kept.map((section, index): GuideSection => {
    const description = index === 0 ? page.description : '';
    const sentence = firstSentence(section.lead || description, LONGEST_SENTENCE);
    const text = isListing ? '' : section.text.replace(sentence, '');
    const stems = toStems(joinPhrases(`${description} ${text}`));
    const terms = isListing ? [] : new Set(toStems(joinPhrases(section.terms)));
    const {anchor, heading} = section;
    return [anchor, heading, sentence, stems.join(' '), [...terms].join(' ')];
  });
  return {kind: kindOf(page), title: page.title, url, sections};
}

/** Such a section, as "Next steps" at the end of a page, says only what other pages say. */
function isLinksOnly({anchor, text, linkedLetters}: PageSection): boolean {
  return anchor !== '' && linkedLetters > 0.6 * text.length;
}

function kindOf({classes}: ParsedPage): GuideKind {
  if (classes.has('blog-post-page')) return 'blog';
  return classes.has('plugin-docs') ? 'guide' : 'page';
}

/** The stems of the telling words in the order of letters, each as often as it counts. */
function toStems(text: string): string[] {
  const counts = new Map<string, number>();
  const stems: string[] = [];
  for (const word of splitText(text)) {
    if (isStopWord(word) || word.length < 2) continue;
    const form = stem(word);
    const count = (counts.get(form) ?? 0) + 1;
    counts.set(form, count);
    if (count <= MOST_OF_A_WORD) stems.push(form);
  }
  return stems.sort();
}
