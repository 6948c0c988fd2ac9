import type {SearchMember, SearchPage} from 'graphql-api-model';
import {splitWords} from 'graphql-api-model/words';
import {stem} from '../words';
import type {GuidePage} from '../format/indexFile';
import {
  toGroup,
  toGuideResult,
  toMemberResult,
  toPageResult,
  type SearchResult,
} from './results';

/** What is ranked by its text: a section of a guide, or a page of the reference. */
export interface Document {
  readonly id: number;
  readonly result: SearchResult;
  /** The address of its page. */
  readonly page: string;
  /** How much it counts beside a section of a guide. */
  readonly weight: number;
  /** The heading of a section, the title of a page, or a name. */
  readonly name: string;
  readonly pageTitle?: string;
  readonly lead: string;
  /** Stems of the rest of its text. */
  readonly body: string;
  /** Stems of the words that its author expects readers to type. */
  readonly keywords?: string | undefined;
}

/** An operation answers as a guide does; a type or a value is part of an answer. */
const WEIGHTS = {operation: 1, other: 0.5};
const WEIGHT_OF_DEPRECATED = 0.6;

/** One document for each section of a guide and each page of the reference. */
export function toDocuments(
  guides: readonly GuidePage[],
  pages: readonly SearchPage[],
  descriptions: readonly string[] = [],
): Document[] {
  const found = pages.map((page, index) =>
    toReferenceDocument(page, descriptions[index]),
  );
  return [...guides.flatMap(toSections), ...found].map((document, id) => ({
    ...document,
    id,
  }));
}

/** One document for each member of the reference, with the first sentence of its description. */
export function toMemberDocuments(
  pages: readonly SearchPage[],
  summaries: readonly string[],
  firstId: number,
): Document[] {
  return pages
    .flatMap((page) => (page.members ?? []).map((member) => ({page, member})))
    .map(({page, member}, index) => {
      const summary = member.summary ?? summaries[index] ?? '';
      const field =
        member.kind === 'argument' ? member.anchor.replace('.', ' ') : member.name;
      return {
        id: firstId + index,
        result: toMemberResult(page, summary === '' ? member : {...member, summary}),
        page: page.url,
        weight: weighMember(page, member),
        name: field,
        pageTitle: page.name,
        lead: summary,
        body: splitWords(member.returns ?? '')
          .map(stem)
          .join(' '),
      };
    });
}

/** What an operation takes and returns is found by the operation. */
const MEMBER_OF_HELPER = 0.6;
const ARGUMENT = 0.8;
const HELPER = /(?:Payload|Connection|Edge|Input)$/u;

function weighMember(page: SearchPage, {kind, deprecated}: SearchMember): number {
  const own = kind === 'argument' ? ARGUMENT : 1;
  const helper = HELPER.test(page.name) ? MEMBER_OF_HELPER : 1;
  return own * helper * (deprecated || page.deprecated ? WEIGHT_OF_DEPRECATED : 1);
}

function toSections(page: GuidePage): Omit<Document, 'id'>[] {
  const {title, url, sections, weight = 1} = page;
  return sections.map(([, heading, lead, body, keywords], position) => ({
    result: toGuideResult(page, position),
    page: url,
    weight,
    name: position === 0 ? title : heading,
    pageTitle: title,
    lead,
    body,
    keywords,
  }));
}

function toReferenceDocument(page: SearchPage, body = ''): Omit<Document, 'id'> {
  const {kind, name, url, summary = '', deprecated} = page;
  const weight = toGroup(kind) === 'operations' ? WEIGHTS.operation : WEIGHTS.other;
  return {
    result: toPageResult(page),
    page: url,
    weight: deprecated ? weight * WEIGHT_OF_DEPRECATED : weight,
    name,
    lead: summary,
    body,
  };
}
