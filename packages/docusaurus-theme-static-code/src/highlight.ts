import {escapeText} from './escape';
import {findLanguage, highlighter} from './languages';

/**
 * Highlights code as HTML: text and `<span class="hl-…">` only, everything escaped.
 *
 * @param code the code as it is, without a fence
 * @param language the word after a fence, such as `ts`; case does not matter. A language that
 *   is not known gives the escaped text.
 * @returns the HTML; its text is the code
 *
 * @example
 * highlight('const a = 1;', 'ts');
 * // '<span class="hl-keyword">const</span> a = <span class="hl-number">1</span>;'
 */
export function highlight(code: string, language: string): string {
  const {grammar} = findLanguage(language);
  if (grammar === undefined) return escapeText(code);
  const {value} = highlighter.highlight(code, {language: grammar, ignoreIllegals: true});
  return dropNeedlessMarkup(value);
}

/** Quotes need no escape in text, and punctuation has no colour: a third of the HTML of a response in JSON. */
function dropNeedlessMarkup(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll(/<span class="hl-punctuation">([^<]*)<\/span>/g, '$1');
}
