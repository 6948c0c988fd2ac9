import {wordsOf} from './place';

/** What is usually not so, or what nobody wants to try first. */
const SELDOM =
  /\b(?:archived|deleted|blocked|banned|locked|closed|cancelled|canceled|disabled|hidden|deprecated|dismissed|expired|fork|forked|mirror|anonymous|anon|draft|muted|previous|dry|force|reverse|null|distinct|spam|minimized|empty|abusive|exclude|only)\b/;

/** Whether a Boolean of that name is true in an example. */
export function isTrue(name: string): boolean {
  return !SELDOM.test(wordsOf(name).join(' '));
}
