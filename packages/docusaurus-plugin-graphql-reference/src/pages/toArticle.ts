import type {Position} from 'graphql-api-model';
import type {ReferencePage} from './types';

/** What the theme prints of a page: complete, it looks nothing up. */
export interface Article extends Pick<ReferencePage, 'sections' | 'previous' | 'next'> {
  /** The address at which the definition can be edited. */
  readonly editUrl?: string;
}

export function toArticle(
  {sections, previous, next, position}: ReferencePage,
  editUrlOf: (position: Position) => string | undefined,
): Article {
  const editUrl = position && editUrlOf(position);
  return {
    sections,
    ...(previous && {previous}),
    ...(next && {next}),
    ...(editUrl !== undefined && {editUrl}),
  };
}
