import type {SearchPage} from 'graphql-api-model';
import type {GuidePage} from '../format/indexFile';
import {toGroup, toGuideResult, toPageResult, type SearchResult} from './results';

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
): Document[] {
  return [...guides.flatMap(toSections), ...pages.map(toReferenceDocument)].map(
    (document, id) => ({...document, id}),
  );
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

function toReferenceDocument(page: SearchPage): Omit<Document, 'id'> {
  const {kind, name, url, summary = '', deprecated} = page;
  const weight = toGroup(kind) === 'operations' ? WEIGHTS.operation : WEIGHTS.other;
  return {
    result: toPageResult(page),
    page: url,
    weight: deprecated ? weight * WEIGHT_OF_DEPRECATED : weight,
    name,
    lead: summary,
    body: '',
  };
}
