import type {gfm} from 'micromark-extension-gfm';

type Extension = ReturnType<typeof gfm>;
type Construct = Exclude<
  NonNullable<NonNullable<Extension['text']>[string]>,
  readonly unknown[]
>;
type Context = ThisParameterType<Construct['tokenize']>;
/** Codes below zero are line endings and tabs; null is the end. */
type Code = number | null;

/** The depth up to which a text is parsed. Parsers take a multiple of it for each level, or overflow. */
export const DEEPEST = 100;
/** The marks of a paragraph up to which it is parsed, which takes the square of their number. */
const MOST_MARKS = 2000;

/** Thrown for a text that is nested more deeply than it is parsed. */
export class NestingError extends Error {
  override readonly name = 'NestingError';

  constructor() {
    super(
      `Quotes, lists, brackets or emphasis are nested more than ${DEEPEST} levels deep, or a paragraph has more than ${MOST_MARKS} marks of them.`,
    );
  }
}

/** The beginnings of lines in quotes, lists and footnotes. */
const PREFIXES =
  /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^[^\]\s]*\]:)+/gm;
const MARKERS = /[^\s>]+|>/g;

/**
 * Throws NestingError for lines that may be inside too many quotes, lists and footnotes. It counts a
 * marker for each quote and two columns for any other level, and no more levels than the text has markers.
 */
export function assertNesting(text: string): void {
  let deepest = 0;
  let markers = 0;
  for (const [prefix] of text.matchAll(PREFIXES)) {
    const columns = prefix.replaceAll('\t', '    ').length;
    const quotes = prefix.split('>').length - 1;
    deepest = Math.max(deepest, quotes + (columns - quotes) / 2);
    markers += prefix.match(MARKERS)?.length ?? 0;
  }
  if (Math.min(deepest, markers) > DEEPEST) throw new NestingError();
}

const OPENING_BRACKET = 91;
const SPACE = /\s/;
const PUNCTUATION = /[\p{P}\p{S}]/u;

function isSpace(code: Code): boolean {
  return code === null || code < 0 || SPACE.test(String.fromCodePoint(code));
}

function isPunctuation(code: Code): boolean {
  return code !== null && code >= 0 && PUNCTUATION.test(String.fromCodePoint(code));
}

/** Whether a run of marks between two characters can open and close emphasis, as CommonMark defines it. */
function toFlanks(
  before: Code,
  after: Code,
): {readonly isOpening: boolean; readonly isClosing: boolean} {
  const isOpening =
    !isSpace(after) &&
    (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
  const isClosing =
    !isSpace(before) &&
    (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
  return {isOpening, isClosing};
}

/** The marks that are open in a paragraph, by the mark, and the number of all. */
interface Marks {
  readonly open: Map<string, number>;
  total: number;
}

const MARKS = new WeakMap<Context, Marks>();

/** A mark, or a run of marks for emphasis, between two characters. */
interface Run {
  readonly mark: string;
  readonly size: number;
  readonly before: Code;
  readonly after: Code;
}

/** How many levels a run opens; negative for those that it closes. */
function toChange({mark, size, before, after}: Run, isOpen: boolean): number {
  if (mark === '[') return 1;
  if (mark === ']') return -1;
  if (mark === '!') return after === OPENING_BRACKET ? 1 : 0;
  const {isOpening, isClosing} = toFlanks(before, after);
  // A run that can do both while another is open closes it, or the next one closes this.
  if (isOpening) return isClosing && isOpen ? 0 : size;
  return isClosing ? -size : 0;
}

/** Throws NestingError when a paragraph has too many marks, or too many that are open. */
function countRun(context: Context, run: Run): void {
  const marks = MARKS.get(context) ?? {open: new Map<string, number>(), total: 0};
  MARKS.set(context, marks);
  const name = run.mark === '!' || run.mark === ']' ? '[' : run.mark;
  const level = marks.open.get(name) ?? 0;
  marks.open.set(name, Math.max(0, level + toChange(run, level > 0)));
  marks.total += 1;
  const depth = [...marks.open.values()].reduce((sum, one) => sum + one);
  if (depth > DEEPEST || marks.total > MOST_MARKS) throw new NestingError();
}

/** Counts what the parser meets, so nothing in code, and leaves all of it to other constructs. */
const counter: Construct = {
  tokenize(effects, _ok, nok) {
    return (first) => {
      const {previous: before, events} = this;
      const mark = String.fromCodePoint(first ?? 0);
      const isRun = '*_~'.includes(mark);
      // The run was counted at its first mark.
      const isEscaped = events.at(-1)?.[1].type === 'characterEscape';
      if (isRun && before === first && !isEscaped) return nok(first);
      let size = 0;
      const consume: typeof nok = (code) => {
        if (code === first && (isRun || size === 0)) {
          effects.consume(code);
          size += 1;
          return consume;
        }
        effects.exit('data');
        countRun(this, {mark, size, before, after: code});
        return nok(code);
      };
      effects.enter('data');
      return consume(first);
    };
  },
};

/** An extension of the parser that throws NestingError where brackets and emphasis are too deep. */
export const limitNesting: Extension = {
  text: Object.fromEntries(
    ['!', '[', ']', '*', '_', '~'].map((mark) => [mark.codePointAt(0) ?? 0, counter]),
  ),
};
