import {toHash} from 'graphql-api-model';
import type {Heading} from '../parts/types';

/** Makes a heading with an id, and a text. */
export type CreateHeading = (wanted: string, text: string) => Heading;

/**
 * Makes the headings of a page. The anchors of what the schema or its owner names stay as they
 * are, so a heading gives way where one of those has its id.
 */
export function createHeadings(taken: Iterable<string>): CreateHeading {
  const names = new Set(taken);
  return (wanted, text) => {
    const id = names.has(wanted) ? `section-${wanted}` : wanted;
    return {id, hash: toHash(id), text};
  };
}
