import {createPrintValue, printItems} from './createPrintValue';
import {RANDOM_UUID, splitVariables} from './splitVariables';

/** A line break in a source text is one, but these two end a line of code as well. */
const LINE_SEPARATORS = /[\u2028\u2029]/g;

function escapeUnicode(character: string): string {
  return String.raw`\u` + character.charCodeAt(0).toString(16);
}

/** A string of TypeScript in single quotes. */
export function printString(text: string): string {
  // JSON has the same escapes, but for the quotes.
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)
    .replaceAll(LINE_SEPARATORS, escapeUnicode);
  return `'${inner}'`;
}

function escapeTemplate(text: string): string {
  return text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
}

/** A template literal that stands for exactly this text, its lines moved in by some spaces. */
export function printTemplate(text: string, indent: number): string {
  const space = ' '.repeat(indent);
  const lines = escapeTemplate(text).split('\n');
  const inner = lines.map((line) => (line === '' ? '' : `${space}  ${line}`)).join('\n');
  return `\`\n${inner}\n${space}\``;
}

function printVariable(name: string): string {
  return name === RANDOM_UUID ? 'crypto.randomUUID()' : `process.env.${name}`;
}

/** A header's value or an address, with variables as Node.js has them. */
export function printSetting(value: string): string {
  if (value === `$${RANDOM_UUID}`) return printVariable(RANDOM_UUID);
  const pieces = splitVariables(value);
  if (!pieces.some((piece) => 'variable' in piece)) return printString(value);
  const inner = pieces.map((piece) =>
    'variable' in piece
      ? `\${${printVariable(piece.variable)}}`
      : escapeTemplate(piece.text),
  );
  return `\`${inner.join('')}\``;
}

function printKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : printString(name);
}

/** A JSON value as TypeScript. */
export const printValue = createPrintValue({
  step: 2,
  printScalar: (value) =>
    typeof value === 'string' ? printString(value) : JSON.stringify(value),
  // A plain `__proto__` would set the prototype instead of a property.
  printKey: (name) => (name === '__proto__' ? "['__proto__']" : printKey(name)),
});

/** The headers of a request as a property of an object of TypeScript; empty if there are none. */
export function printHeadersAs(
  property: string,
  headers: Readonly<Record<string, string>>,
  indent: number,
): string {
  const items = Object.entries(headers).map(
    ([name, value]) => `${printKey(name)}: ${printSetting(value)}`,
  );
  const isShort = items.length <= 1 && items.join('').length <= 60;
  const printed = printItems(['{', '}'], items, indent, {step: 2, isShort});
  return items.length === 0 ? '' : `${' '.repeat(indent)}${property}: ${printed},\n`;
}
