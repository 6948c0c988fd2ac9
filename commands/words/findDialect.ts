/** Phrases that a native reader stumbles over, each with what the field writes. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\banswer(?:s|ed)? (?=with|`)|\bcan answer\b/i, 'return, respond'],
  [/(?<!there |^)\b(?:is|are|was) no (?!longer|more|less|better|fewer)/i, 'is not a'],
  [/\b(?:some|every|any)body\b|\bwhoever\b/i, 'someone, everyone, anyone'],
  [/\blapse[sd]?\b/i, 'expires'],
  [/\blasting\b/i, 'permanent'],
  [/\bnot \w+ any more\b/i, 'no longer'],
  [/\b(?:stands?|stood)\b(?! (?:for|out|by)\b)/i, 'is, was'],
  [/\bholds?\b(?! (?:down|back|on)\b)/i, 'contains, keeps, applies'],
  [/\ball the same\b/i, 'anyway'],
  [/\b(?:is|are|was|were|be|been) told\b/i, 'receives, knows'],
  [/\b(?:is|are|was|were) said of\b/i, 'the text about'],
];

/** Code blocks and inline code become spaces, so that lines keep their numbers. */
function withoutCode(markdown: string): string {
  const blank = (code: string): string => code.replaceAll(/[^\n]/g, ' ');
  return markdown
    .replaceAll(/^( *)(```+)[^\n]*\n[\s\S]*?^\1\2/gm, blank)
    .replaceAll(/`[^`\n]+`/g, '`');
}

/** The phrases of a file that are not the English of the field, each with its line. */
export function findDialect(file: string, text: string): readonly string[] {
  const isProse = /\.(?:mdx?|graphql)$/.test(file);
  const lines = (isProse ? withoutCode(text) : text).split('\n');
  return lines.flatMap((line, index) =>
    PHRASES.flatMap(([phrase, instead]) => {
      const [found] = phrase.exec(line) ?? [];
      return found === undefined
        ? []
        : [`${file}:${index + 1}: "${found.trim()}". Write: ${instead}.`];
    }),
  );
}
