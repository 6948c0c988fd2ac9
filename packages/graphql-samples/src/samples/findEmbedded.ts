/** GraphQL inside a block of another language, masked so that its offsets are those of the block. */
export interface Embedded {
  readonly code: string;
  /** Whether an expression of the program inserts more GraphQL. */
  readonly isPartial: boolean;
  /** Where the first expression inside an operation or fragment is; what follows it may not parse. */
  readonly hole?: number;
}

const REQUEST =
  /^\s*(?:#[^\n]*\n\s*)*(?:(?:query|mutation|subscription)\b[^{}]*\{|fragment\s+\w+\s+on\s+\w+|\{\s*\w)/;
const DEFINITION =
  /^\s*(?:"""[\s\S]*?"""|"[^"\n]*"|#[^\n]*)?\s*(?:extend\s+)?(?:type|interface|union|enum|input|scalar|directive|schema)\s+[\w@{]/;

const FINDERS: Readonly<Record<string, (code: string) => readonly Embedded[]>> = {
  ...toFinders(findTemplates, 'ts tsx js jsx mjs cjs mts cts typescript javascript'),
  ...toFinders(findTemplates, 'vue svelte astro'),
  ...toFinders(findQueries, 'bash sh shell zsh console shellsession http json'),
  diff: findChange,
};

function toFinders<Finder>(finder: Finder, languages: string): Record<string, Finder> {
  return Object.fromEntries(languages.split(' ').map((language) => [language, finder]));
}

/** Whether blocks of the language can contain GraphQL. */
export function canEmbed(language: string): boolean {
  return Object.hasOwn(FINDERS, language);
}

/** Finds the GraphQL in a block of another language. */
export function findEmbedded(language: string, code: string): readonly Embedded[] {
  return canEmbed(language) ? (FINDERS[language]?.(code) ?? []) : [];
}

const TAG = /(?:\b(?:gql|graphql)\s*\(?\s*|\/\*\s*GraphQL\s*\*\/\s*)$/;
const EXPRESSION = /\$\{[^{}]*\}/g;
/** Templates, and the strings and comments that may contain their mark. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g;

/** Templates with the tag `gql`, `graphql` or `/* GraphQL *\/`, and those that begin like an operation. */
function findTemplates(code: string): readonly Embedded[] {
  return [...code.matchAll(TOKEN)].flatMap(({0: token, index}) => {
    if (!token.startsWith('`')) return [];
    const text = token.slice(1, -1);
    if (!TAG.test(code.slice(0, index)) && !REQUEST.test(text)) return [];
    const masked = mask(code, index + 1, text).replaceAll(EXPRESSION, blank);
    if (masked.trim() === '') return [];
    const hole = [...text.matchAll(EXPRESSION)].find((found) =>
      isInside(text.slice(0, found.index)),
    );
    return {
      code: masked,
      isPartial: text.includes('${'),
      ...(hole && {hole: index + 1 + hole.index}),
    };
  });
}

/** Whether brackets are open at the end of a text. */
function isInside(before: string): boolean {
  const text = before.replaceAll(EXPRESSION, '');
  return (text.match(/[{([]/g) ?? []).length > (text.match(/[})\]]/g) ?? []).length;
}

/** `"query": "…"` in JSON, the same in a quoted text of a shell, and `query=…` of a form. */
const QUERY =
  /(?<json>"query"\s*:\s*")(?:[^"\\]|\\.)*|(?<escaped>\\"query\\"\s*:\s*\\")(?:(?!\\")[^])*|(?<form>['"]query=)[^'"]*/g;

/** The operations in the bodies of requests. */
function findQueries(code: string): readonly Embedded[] {
  return [...code.matchAll(QUERY)].flatMap(({0: whole, index, groups = {}}) => {
    const head = groups['json'] ?? groups['escaped'] ?? groups['form'] ?? '';
    const text = unescapeInPlace(whole.slice(head.length));
    return REQUEST.test(text)
      ? {code: mask(code, index + head.length, text), isPartial: false}
      : [];
  });
}

const REMOVED = /^(?:diff |index |--- |\+\+\+ |@@ |-).*$/gm;

/** The lines of a change that stay and those that it adds. */
function findChange(code: string): readonly Embedded[] {
  const masked = code.replaceAll(REMOVED, blank).replaceAll(/^\+/gm, ' ');
  return REQUEST.test(masked) || DEFINITION.test(masked)
    ? [{code: masked, isPartial: false}]
    : [];
}

/** The part of a code that begins at an offset, with spaces for all the rest. */
function mask(code: string, at: number, part: string): string {
  return blank(code.slice(0, at)) + part + blank(code.slice(at + part.length));
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}

/** Replaces `\n` by spaces, and `\"` by a quotation mark and a space, so that offsets stay. */
function unescapeInPlace(text: string): string {
  let isOpen = false;
  return text.replaceAll(/\\([\s\S])/g, (_, character: string) => {
    if (character !== '"') return /[nrt\s]/.test(character) ? '  ' : ` ${character}`;
    isOpen = !isOpen;
    return isOpen ? ' "' : '" ';
  });
}
