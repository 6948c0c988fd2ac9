import {looksLikeGraphql} from './looksLike';
import {blank} from './mask';
import type {InnerPart} from './types';

const HEADER = /^(?:diff |index |--- |\+\+\+ |@@ ).*$/gm;
const REMOVED = /^-.*$/gm;

/** What GraphQL becomes by a change: the lines that stay and those that come. */
export function readDiff(code: string): readonly InnerPart[] {
  const masked = code
    .replaceAll(HEADER, blank)
    .replaceAll(REMOVED, blank)
    .replaceAll(/^\+/gm, ' ');
  return looksLikeGraphql(masked)
    ? [{kind: 'document', code: masked, isPartial: false}]
    : [];
}
