import {RANDOM_UUID, splitVariables} from './splitVariables';

/** What no shell interprets, wherever it is. */
const PLAIN = /^[\w@%+:,./-]+$/;

/** A word of a POSIX shell that stands for exactly this text. */
function quoteShell(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Within double quotes, but for `!`, which an interactive bash reads there, too. */
function escapeDouble(text: string): string {
  return text.replaceAll(/[\\"$`]/g, String.raw`\$&`).replaceAll('!', `"'!'"`);
}

/** A word of a POSIX shell in which `$NAME` is a variable, of the environment or random, and nothing else. */
export function quoteShellTemplate(text: string): string {
  const pieces = splitVariables(text);
  if (!pieces.some((piece) => 'variable' in piece)) return quoteShell(text);
  const inner = pieces.map((piece, index) => {
    if ('text' in piece) return escapeDouble(piece.text);
    if (piece.variable === RANDOM_UUID) return '$(uuidgen)';
    const next = pieces[index + 1];
    const isFollowed = next && 'text' in next && /^\w/.test(next.text);
    return isFollowed ? `\${${piece.variable}}` : `$${piece.variable}`;
  });
  return `"${inner.join('')}"`;
}
