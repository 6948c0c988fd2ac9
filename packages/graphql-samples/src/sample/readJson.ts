import {JsonError, parseJson, type JsonNode} from 'graphql-api-model';
import {toError, type Issue} from './types';

/** Comments that mark lines of a block; they are not part of what readers see. */
const HIGHLIGHTS = /^[ \t]*\/\/[ \t]*highlight-(?:next-line|start|end)[ \t]*$/gm;
/** What JSON with comments holds beside; strings are passed over. */
const COMMENTS = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|,(?=\s*[\]}])/g;

/** The languages of blocks that hold JSON. */
export const JSON_LANGUAGES: ReadonlySet<string> = new Set(['json', 'jsonc', 'json5']);

/** Parses the JSON of a block, in the language of which comments may be allowed. */
export function readJson(code: string, language = 'json'): JsonNode | Issue {
  const plain = code.replaceAll(HIGHLIGHTS, (mark) => ' '.repeat(mark.length));
  const text = language === 'json' ? plain : withoutComments(plain);
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonError) {
      return toError(`The sample is not JSON: ${error.message}`, error.at);
    }
    throw error;
  }
}

/** Commas before a bracket go last, for a comment may stand between. */
function withoutComments(code: string): string {
  const blanked = (text: string): string =>
    text.startsWith('"') ? text : text.replaceAll(/[^\n]/g, ' ');
  return code.replaceAll(COMMENTS, blanked).replaceAll(COMMENTS, blanked);
}
