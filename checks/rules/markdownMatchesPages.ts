import {toMarkdownHref} from 'docusaurus-plugin-markdown-pages/toMarkdownHref';
import type {Build} from '../build';
import type {PageContent, Part} from '../content/Content';
import {readMarkdown, SPAN} from '../content/readMarkdown';
import {readPage} from '../content/readPage';
import {toWords} from '../content/words';
import type {Check, Finding} from '../runChecks';

const FIX =
  'The Markdown is printed by docusaurus-plugin-markdown-pages, and that of a section of the reference in theme/GraphqlSection of its plugin: print what it lacks, or leave it out of the page.';

/** What of one list the other one lacks, or has less often. */
function findMissing(
  list: readonly string[],
  other: readonly string[],
): readonly string[] {
  const left = new Map<string, number>();
  for (const one of other) left.set(one, (left.get(one) ?? 0) + 1);
  return list.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return one !== '' && count <= 0;
  });
}

/** A page may show the members of a type without this line. */
const COUNT = /^ *\d+ \S+ \S+ (?=`)/gm;

type Faults = Readonly<Record<string, readonly string[]>>;

function toFindings(page: string, faults: readonly Faults[]): Finding[] {
  return faults.flatMap((found) =>
    Object.entries(found).flatMap(([what, list]) =>
      [...new Set(list)].map((one) => {
        return {page, message: `Its Markdown ${what} "${one}".`, fix: FIX};
      }),
    ),
  );
}

/** What differs below one heading. */
function compareParts(
  shown: Part,
  printed: Part,
  {all, hasSameLists}: PageContent,
): Faults {
  const words = toWords(all);
  const isSame = !hasSameLists || shown.items === printed.items;
  return {
    'lacks the code': findMissing(shown.spans, printed.spans),
    // The page may mark the parts of one.
    'has the code': findMissing(printed.spans, shown.spans).filter(
      (code) => findMissing(toWords(code), words).length > 0,
    ),
    'lacks the word': findMissing(toWords(shown.text), toWords(printed.text)),
    'has the word': findMissing(toWords(printed.text.replaceAll(COUNT, '')), words),
    'has not as many items of lists as the page:': isSame
      ? []
      : [`${printed.items}, not ${shown.items}`],
  };
}

function comparePage(page: string, html: string, markdown: string): Finding[] {
  const shown = readPage(html);
  if (!shown) return [];
  const {prose, hasTabs, ...printed} = readMarkdown(markdown, shown.tabs);
  const plain = prose.replaceAll(SPAN, '');
  const headings = shown.parts.map(({heading}) => heading);
  const others = printed.parts.map(({heading}) => heading);
  const lacking = findMissing(headings, others);
  const added = findMissing(others, headings);
  const at = headings.findIndex((heading, index) => heading !== others[index]);
  const isMoved = at >= 0 && lacking.length + added.length === 0;
  const whole: Faults = {
    'lacks the heading': lacking,
    'has the heading': added,
    'has in another place the heading': isMoved ? [headings[at]!] : [],
    'lacks the code block': findMissing(shown.codes, printed.codes),
    'has the code block': findMissing(printed.codes, shown.codes),
    'lacks the diagram': findMissing(shown.drawings, printed.drawings),
    'has the diagram': findMissing(printed.drawings, shown.drawings),
    'has a diagram without the word': toWords(shown.drawn).filter(
      (word) => !toWords(printed.drawn).includes(word),
    ),
    'lacks the list of tabs': hasTabs ? [] : [shown.tabs],
    // A page may show the letters of an escape.
    'is not plain Markdown:': (
      /<[a-z!/][^>]*>|&#?\w+;|^import .* from |\{#|^:::/im.exec(plain) ?? []
    ).filter((one) => !shown.all.includes(one)),
  };
  const faults =
    at < 0
      ? shown.parts.map((part, index) => compareParts(part, printed.parts[index]!, shown))
      : [];
  return toFindings(page, [whole, ...faults]);
}

function findMarkdownHref(path: string, language: string | undefined): string {
  // The home page of another language than the first.
  const home = `/${language}/`;
  return `${path}/` === home ? toMarkdownHref(home, home) : toMarkdownHref(path, '/');
}

/** Pages that name their Markdown have it, and it has what they show and nothing else. */
export const markdownMatchesPages: Check = ({pages, assets}: Build) =>
  [...pages.values()].flatMap(({path, language, alternates, html}) =>
    alternates.flatMap((href) => {
      const markdown = assets.get(href)?.read();
      return markdown === undefined || href !== findMarkdownHref(path, language)
        ? [{page: path, message: `Its Markdown ${href} is missing.`, fix: FIX}]
        : comparePage(path, html(), markdown);
    }),
  );
