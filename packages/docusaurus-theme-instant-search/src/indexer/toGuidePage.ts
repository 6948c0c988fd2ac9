import {firstSentence} from 'graphql-api-model';
import {adviseOnName} from 'graphql-api-model/words';
import type {GuideKind, GuidePage, GuideSection} from '../format/indexFile';
import {isStopWord, splitText, stem} from '../words';
import type {SectionKeywords} from './collectSectionKeywords';
import type {PageSection, ParsedPage} from './parsePage';
import {LONGEST_SENTENCE} from './toReferenceGroups';

/** How much pages count beside guides for developers. */
const WEIGHTS = {guide: 1, blog: 0.7, page: 0.6};
const WEIGHT_OF_LISTING = 0.8;
const SECONDARY = 0.8;

export interface GuideSettings {
  /** Writes after each phrase that has a synonym the word for it. */
  readonly expandPhrases: (text: string) => string;
  /** Of a listing only title, headings and first sentences are kept. */
  readonly isListing: boolean;
  /** Of the list right above pages of the reference only the introduction is kept. */
  readonly isList: boolean;
  /** It counts less than pages that answer as well. */
  readonly isSecondary: boolean;
  /** Whether the section with an anchor is found for itself, as a page of the reference. */
  readonly isReference: (anchor: string) => boolean;
  /** Words for its sections; such a section is kept whatever it contains. */
  readonly keywords?: SectionKeywords | undefined;
}

/** Reduces a page to the words by which it is found, and the texts of its sections for excerpts. */
export function toGuidePage(
  url: string,
  page: ParsedPage,
  {expandPhrases, isListing, isList, isSecondary, isReference, keywords}: GuideSettings,
): {readonly guide: GuidePage; readonly texts: readonly string[]} {
  assertSections(page, keywords);
  const wordsOf = (anchor: string) => keywords?.words[anchor] ?? '';
  const kept = page.sections.filter(
    (section, index) =>
      wordsOf(section.anchor) !== '' ||
      (!(isList && index > 0) && !isLinksOnly(section) && !isReference(section.anchor)),
  );
  const sections = kept.map((section, index): GuideSection => {
    const description = index === 0 ? page.description : '';
    const sentence = firstSentence(section.lead || description, LONGEST_SENTENCE);
    const text = isListing ? '' : section.text.replace(sentence, '');
    const {anchor, heading} = section;
    const words = `${index === 0 ? page.keywords : ''} ${wordsOf(anchor)}`;
    const row = [
      anchor,
      heading,
      sentence,
      toStems(expandPhrases(`${description} ${text}`)),
    ] as const;
    const expected = toStems(expandPhrases(words));
    return expected === '' ? row : [...row, expected];
  });
  const kind = kindOf(page);
  const weight =
    WEIGHTS[kind] * (isListing ? WEIGHT_OF_LISTING : 1) * (isSecondary ? SECONDARY : 1);
  const guide = {
    kind,
    title: page.title,
    url,
    ...(weight !== 1 && {weight}),
    sections,
  };
  return {guide, texts: kept.map(({text}) => (isListing ? '' : text))};
}

/** Such a section, as "Next steps" at the end of a page, only repeats other pages. */
function isLinksOnly({anchor, text, linkedLetters, linkedItems}: PageSection): boolean {
  const lines = text.split('\n').length;
  return (
    anchor !== '' && (linkedItems > 0.7 * lines || linkedLetters > 0.6 * text.length)
  );
}

function kindOf({classes}: ParsedPage): GuideKind {
  if (classes.has('blog-post-page')) return 'blog';
  return classes.has('plugin-docs') ? 'guide' : 'page';
}

/** Each section that has words must be on the page. */
function assertSections({sections}: ParsedPage, keywords?: SectionKeywords): void {
  const anchors = sections.map(({anchor}) => anchor);
  for (const anchor of Object.keys(keywords?.words ?? {})) {
    if (anchors.includes(anchor)) continue;
    const ids = anchors.filter(Boolean).map((id) => `"${id}"`);
    const all = `Its headings have ${ids.join(', ') || 'none'}.`;
    throw new Error(
      `${keywords!.source}: section_keywords has words for "${anchor}", which is not the id of a heading of the page. ` +
        adviseOnName(anchor, anchors, all),
    );
  }
}

/** The stems of the telling words, in the order in which they are first used. */
export function toStems(text: string): string {
  const words = splitText(text).filter((word) => !isStopWord(word) && word.length > 1);
  return [...new Set(words.map(stem))].join(' ');
}
