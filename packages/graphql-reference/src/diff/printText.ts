import {toLine} from 'graphql-api-model/words';
import type {Finding} from 'graphql-samples';
import {describeChange} from './describeChange';
import {fitSections, MOST_CHARACTERS, type TextSection} from './fitSections';
import type {PlacedChange, SchemaDiff} from './SchemaDiff';

/** How a text marks its parts. */
interface Marks {
  readonly heading: (text: string, level: 2 | 3) => string;
  readonly item: (text: string) => string;
  readonly code: (text: string) => string;
  readonly link: (text: string, href: string) => string;
}

const TERMINAL: Marks = {
  heading: (text, level) => (level === 2 ? text : `${text}:`),
  item: (text) => `  ${text}`,
  code: toLine,
  link: (text, href) => `${text} (${href})`,
};

const MARKDOWN: Marks = {
  heading: (text, level) => `${'#'.repeat(level)} ${text}`,
  item: (text) => `- ${text}`,
  code: toCodeSpan,
  link: (text, href) => `[${text}](${href})`,
};

/** Prints a difference for people, in at most 65,000 characters. */
export function printText(diff: SchemaDiff, format: 'text' | 'markdown'): string {
  const marks = format === 'text' ? TERMINAL : MARKDOWN;
  const {changes, samples} = diff;
  const breaking = changes.filter(({isBreaking}) => isBreaking);
  const others = changes.filter(({isBreaking}) => !isBreaking);
  const title =
    changes.length === 0
      ? 'The schema has no changes'
      : `The schema has ${count(changes.length, 'change')}, ${breaking.length} breaking`;
  const toSection = (name: string, lines: readonly string[]): TextSection => ({
    heading: marks.heading(`${name} (${lines.length})`, 3),
    lines: lines.map(marks.item),
  });
  const print = (change: PlacedChange): string => printChange(change, marks);
  const sections = [
    toSection('Breaking changes', breaking.map(print)),
    toSection(
      'Samples that no longer match the schema',
      samples.map((finding) => printFinding(finding, marks)),
    ),
    toSection('Other changes', others.map(print)),
  ];
  const toNote = (left: number): string => marks.item(`… and ${left} more`);
  const heading = marks.heading(title, 2);
  const text = fitSections(sections, toNote, MOST_CHARACTERS - heading.length - 3);
  return `${heading}\n\n${text}`.trim();
}

function printChange(change: PlacedChange, {code, link}: Marks): string {
  // The schema as a whole has no coordinate.
  const name = code(change.coordinate || 'schema');
  const shown = change.href === undefined ? name : link(name, change.href);
  return `${shown}: ${describeChange(change, code)}`;
}

function printFinding({file, line, column, message}: Finding, {code}: Marks): string {
  return `${code(`${file}:${line}:${column}`)}: ${code(message)}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A text as code of Markdown, with a fence that is longer than any in it. */
function toCodeSpan(text: string): string {
  const line = toLine(text).replace(/\s+/g, ' ');
  const fences = (line.match(/`+/g) ?? []).map(({length}) => length);
  const fence = '`'.repeat(Math.max(0, ...fences) + 1);
  const space = /^`|`$/.test(line) ? ' ' : '';
  return fence + space + line + space + fence;
}
