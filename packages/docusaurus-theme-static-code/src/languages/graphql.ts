import type {HLJSApi, Language} from 'highlight.js';

const name = '[_A-Za-z][_0-9A-Za-z]*';

/**
 * GraphQL documents and schemas as a highlight.js grammar. Keywords count only where a
 * definition can begin, so that a field called `type` or `query` stays a field.
 */
export function graphql(hljs: HLJSApi): Language {
  return {
    name: 'GraphQL',
    contains: [
      hljs.HASH_COMMENT_MODE,
      {scope: 'string', begin: '"""', end: '"""', contains: [{begin: '\\\\"""'}]},
      hljs.QUOTE_STRING_MODE,
      {scope: 'number', match: /-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/},
      {scope: 'variable', match: `\\$${name}`},
      {scope: 'meta', match: `@${name}`},
      {
        match: [/\b(?:query|mutation|subscription|fragment)/, /[ \t]+/, name],
        scope: {1: 'keyword', 3: 'title'},
      },
      {scope: 'keyword', match: /\b(?:query|mutation|subscription)(?=[ \t]*[{(])/},
      {
        scope: 'keyword',
        match:
          /\b(?:extend|schema|scalar|type|interface|union|enum|input|directive)(?=[ \t]+[_A-Za-z@{])/,
      },
      {scope: 'keyword', match: /\b(?:implements|on|repeatable)(?=[ \t]+[_A-Za-z&|])/},
      {scope: 'attr', match: `\\b${name}(?=\\s*[:(])`},
      {scope: 'literal', match: /\b(?:true|false|null)\b/},
      {scope: 'type', match: /\b[A-Z][_0-9A-Za-z]*/},
    ],
  };
}
