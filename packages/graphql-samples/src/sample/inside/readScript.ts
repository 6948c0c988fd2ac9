import {looksLikeRequest} from './looksLike';
import {blank, keepOnly} from './mask';
import type {InnerPart} from './types';

/** What stands before a template that holds GraphQL. */
const TAG = /(?:\b(?:gql|graphql)\s*\(?\s*|\/\*\s*GraphQL\s*\*\/\s*)$/;
const EXPRESSION = /\$\{[^{}]*\}/g;
/** What is no template although it may hold its mark: strings and comments. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g;

/**
 * The GraphQL in the templates of TypeScript and JavaScript: tagged `gql`, `graphql` or
 * `/* GraphQL *\/`, or beginning as an operation does.
 */
export function readScript(code: string): readonly InnerPart[] {
  return [...code.matchAll(TOKEN)].flatMap(({0: token, index}) => {
    if (!token.startsWith('`')) return [];
    const [from, to] = [index + 1, index + token.length - 1];
    const text = code.slice(from, to);
    const isTagged = TAG.test(code.slice(0, index));
    if (!isTagged && !looksLikeRequest(text)) return [];
    const masked = keepOnly(code, from, to).replaceAll(EXPRESSION, blank);
    return masked.trim() === ''
      ? []
      : {kind: 'document', code: masked, isPartial: text.includes('${')};
  });
}
