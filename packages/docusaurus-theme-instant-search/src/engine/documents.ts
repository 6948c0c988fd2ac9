import type {SearchPage} from 'graphql-api-model';
import type {GuidePage} from '../format/indexFile';
import {toGuideResult, toPageResult, type SearchResult} from './results';

/** What is ranked by its text: a section of a guide, or a page of the reference. */
export interface Document {
  readonly id: number;
  readonly result: SearchResult;
  /** The address of its page. */
  readonly page: string;
  /** How much it counts beside a section of a guide. */
  readonly weight: number;
  readonly title: string;
  readonly pageTitle: string;
  readonly heading: string;
  readonly lead: string;
  /** Stems of the rest of its text. */
  readonly body: string;
  /** Stems of the code that its tables are about. */
  readonly terms: string;
}

/** A page answers what its sections answer only in parts. */
const WEIGHT_OF_INTRODUCTION = 1.4;
/** An operation answers as a guide does; a type or a value is part of an answer. */
const WEIGHTS: Readonly<Record<string, number>> = {
  query: 1.1,
  mutation: 1.1,
  subscription: 1.1,
  'error code': 0.8,
  scope: 0.7,
};
const WEIGHT_OF_TYPE = 0.5;
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
  return sections.map(([, heading, lead, body, terms], position) => ({
    result: toGuideResult(page, position),
    page: url,
    weight: position === 0 ? weight * WEIGHT_OF_INTRODUCTION : weight,
    title: position === 0 ? title : '',
    pageTitle: title,
    heading,
    lead,
    body,
    terms,
  }));
}

function toReferenceDocument(page: SearchPage): Omit<Document, 'id'> {
  const {kind, name, url, summary = '', deprecated} = page;
  return {
    result: toPageResult(page),
    page: url,
    weight: (WEIGHTS[kind] ?? WEIGHT_OF_TYPE) * (deprecated ? WEIGHT_OF_DEPRECATED : 1),
    title: name,
    pageTitle: '',
    heading: '',
    lead: summary,
    body: '',
    terms: '',
  };
}
