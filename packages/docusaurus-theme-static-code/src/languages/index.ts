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

interface Language {
  /** Name for readers. */
  readonly label: string;
  /** Name of the registered grammar; none for plain text. */
  readonly grammar: string | undefined;
  /** How comments are written, for magic comments: keys of `commentPatterns`. */
  readonly comments: readonly string[];
}

/** Label, grammar, comments, and every word that may follow the fence. */
const rows: readonly (readonly [string, string | undefined, string, string])[] = [
  ['Text', undefined, 'slashes block jsx hash html dashes', 'text txt plain plaintext'],
  ['GraphQL', 'graphql', 'hash', 'graphql gql graphqls'],
  ['TypeScript', 'typescript', 'slashes block', 'ts typescript mts cts'],
  ['TSX', 'typescript', 'slashes block jsx', 'tsx'],
  ['JavaScript', 'javascript', 'slashes block', 'js javascript mjs cjs'],
  ['JSX', 'javascript', 'slashes block jsx', 'jsx'],
  ['JSON', 'json', 'slashes block', 'json json5 jsonc'],
  ['Shell', 'bash', 'hash', 'bash sh shell zsh'],
  ['Console', 'shell', 'hash', 'console shellsession'],
  ['HTTP', 'http', 'hash', 'http'],
  ['YAML', 'yaml', 'hash', 'yaml yml'],
  ['HTML', 'xml', 'slashes block html', 'html'],
  ['XML', 'xml', 'html', 'xml svg'],
  ['CSS', 'css', 'block', 'css'],
  ['nginx', 'nginx', 'hash', 'nginx'],
  ['Diff', 'diff', 'slashes block jsx hash html dashes', 'diff patch'],
  ['Python', 'python', 'hash', 'python py'],
  ['Kotlin', 'kotlin', 'slashes block', 'kotlin kt'],
  ['Swift', 'swift', 'slashes block', 'swift'],
  ['SQL', 'sql', 'dashes block', 'sql'],
  ['Markdown', 'markdown', 'html jsx hash', 'markdown md mdx'],
];

const languageByName = new Map(
  rows.flatMap(([label, grammar, comments, names]) => {
    const language: Language = {label, grammar, comments: comments.split(' ')};
    return names.split(' ').map((name) => [name, language] as const);
  }),
);

/** Highlights in all of these languages; the `xml` grammar needs `css` and `javascript`. */
export const highlighter = core.newInstance();
for (const [name, grammar] of Object.entries({
  ...{bash, css, diff, graphql, http: httpWithJson, javascript, json, kotlin, markdown},
  ...{nginx, python, shell, sql, swift, typescript, xml, yaml},
})) {
  highlighter.registerLanguage(name, grammar);
}
highlighter.configure({classPrefix: 'hl-'});

/** The language a fence names; plain text when the name is unknown. */
export function findLanguage(name: string): Language {
  return languageByName.get(name.toLowerCase()) ?? languageByName.get('text')!;
}
