import core from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import markdown from 'highlight.js/lib/languages/markdown';
import nginx from 'highlight.js/lib/languages/nginx';
import python from 'highlight.js/lib/languages/python';
import shell from 'highlight.js/lib/languages/shell';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import {graphql} from './graphql';
import {httpWithJson} from './http';

/** How a language's comments are written, for magic comments. */
export type CommentStyle = 'slashes' | 'block' | 'jsx' | 'hash' | 'html' | 'dashes';

interface Language {
  /** Name of the registered grammar; none for plain text. */
  readonly grammar?: string;
  /** Name for readers. */
  readonly label: string;
  readonly comments: readonly CommentStyle[];
  /** Every word that may follow the fence. */
  readonly names: readonly string[];
}

const allComments: readonly CommentStyle[] = [
  'slashes',
  'block',
  'jsx',
  'hash',
  'html',
  'dashes',
];

const plainText: Language = {
  label: 'Text',
  comments: allComments,
  names: ['text', 'txt', 'plain', 'plaintext'],
};

const languages: readonly Language[] = [
  plainText,
  {
    grammar: 'graphql',
    label: 'GraphQL',
    comments: ['hash'],
    names: ['graphql', 'gql', 'graphqls'],
  },
  {
    grammar: 'typescript',
    label: 'TypeScript',
    comments: ['slashes', 'block'],
    names: ['ts', 'typescript', 'mts', 'cts'],
  },
  {
    grammar: 'typescript',
    label: 'TSX',
    comments: ['slashes', 'block', 'jsx'],
    names: ['tsx'],
  },
  {
    grammar: 'javascript',
    label: 'JavaScript',
    comments: ['slashes', 'block'],
    names: ['js', 'javascript', 'mjs', 'cjs'],
  },
  {
    grammar: 'javascript',
    label: 'JSX',
    comments: ['slashes', 'block', 'jsx'],
    names: ['jsx'],
  },
  {
    grammar: 'json',
    label: 'JSON',
    comments: ['slashes', 'block'],
    names: ['json', 'json5', 'jsonc'],
  },
  {
    grammar: 'bash',
    label: 'Shell',
    comments: ['hash'],
    names: ['bash', 'sh', 'shell', 'zsh'],
  },
  {
    grammar: 'shell',
    label: 'Console',
    comments: ['hash'],
    names: ['console', 'shellsession'],
  },
  {grammar: 'http', label: 'HTTP', comments: ['hash'], names: ['http']},
  {grammar: 'yaml', label: 'YAML', comments: ['hash'], names: ['yaml', 'yml']},
  {
    grammar: 'xml',
    label: 'HTML',
    comments: ['slashes', 'block', 'html'],
    names: ['html'],
  },
  {grammar: 'xml', label: 'XML', comments: ['html'], names: ['xml', 'svg']},
  {grammar: 'css', label: 'CSS', comments: ['block'], names: ['css']},
  {grammar: 'nginx', label: 'nginx', comments: ['hash'], names: ['nginx']},
  {grammar: 'diff', label: 'Diff', comments: allComments, names: ['diff', 'patch']},
  {grammar: 'python', label: 'Python', comments: ['hash'], names: ['python', 'py']},
  {
    grammar: 'kotlin',
    label: 'Kotlin',
    comments: ['slashes', 'block'],
    names: ['kotlin', 'kt'],
  },
  {grammar: 'swift', label: 'Swift', comments: ['slashes', 'block'], names: ['swift']},
  {grammar: 'sql', label: 'SQL', comments: ['dashes', 'block'], names: ['sql']},
  {
    grammar: 'markdown',
    label: 'Markdown',
    comments: ['html', 'jsx', 'hash'],
    names: ['markdown', 'md', 'mdx'],
  },
];

const languageByName = new Map(
  languages.flatMap((language) =>
    language.names.map((name) => [name, language] as const),
  ),
);

/** The grammars that are registered; the `xml` grammar needs `css` and `javascript` beside it. */
const grammars = {
  bash,
  css,
  diff,
  graphql,
  http: httpWithJson,
  javascript,
  json,
  kotlin,
  markdown,
  nginx,
  python,
  shell,
  sql,
  swift,
  typescript,
  xml,
  yaml,
};

/** Highlights in all of these languages. */
export const highlighter = core.newInstance();
for (const [name, grammar] of Object.entries(grammars)) {
  highlighter.registerLanguage(name, grammar);
}
highlighter.configure({classPrefix: 'hl-'});

/** The language a fence names; plain text when the name is unknown. */
export function findLanguage(name: string): Language {
  return languageByName.get(name.toLowerCase()) ?? plainText;
}
