import {textOf} from 'graphql-api-model';
import type {
  CodeBlock,
  ListedEntry,
  NameLink,
  NameRow,
  PartLinks,
  Section,
  SectionKind,
  SectionOf,
} from '../pages/sections';
import {joinBlocks, joinItem, toFence, toList, toSpan, toText} from './blocks';
import type {Print} from './Print';
import {printAccess} from './printAccess';
import {printErrors} from './printErrors';
import {
  printDeprecation,
  printDirectives,
  printMember,
  printType,
  printTypeInPlace,
} from './printMember';

/** Names of the schema on one line. */
function printNames(names: readonly NameLink[], {link, themeText}: Print): string {
  return names
    .map(({text, href, deprecated}) => {
      const name = link(toSpan(text), href);
      return deprecated ? `${name} (${themeText('flag.deprecated')})` : name;
    })
    .join(', ');
}

/** Names in rows, each with its label unless there is one row only. */
function printRows(rows: readonly NameRow[], print: Print): string {
  return toList(
    rows.map(({label, names}) =>
      [...(label === '' ? [] : [label]), printNames(names, print)].join(': '),
    ),
  );
}

function printParts({label, links}: PartLinks, {link}: Print): string {
  const pages = links.map(({text, href, isCurrent}) =>
    link(text, isCurrent ? undefined : href),
  );
  return `${label}: ${pages.join(', ')}`;
}

function printCodes(codes: readonly CodeBlock[]): readonly string[] {
  return codes.map(({caption, language, code}) =>
    joinBlocks([`${caption}:`, toFence(code, language)]),
  );
}

function printEntries(entries: readonly ListedEntry[], print: Print): string {
  const {link, themeText} = print;
  return toList(
    entries.map(({name, href, summary, isDeprecated, note, helpers}) => {
      const flags = [
        ...(note === undefined ? [] : [note]),
        ...(isDeprecated ? [themeText('flag.deprecated')] : []),
      ];
      return joinItem([link(name, href), ...flags].join(', '), [
        toText(summary),
        ...(helpers ? [`${helpers.label}:`, printEntries(helpers.entries, print)] : []),
      ]);
    }),
  );
}

/** The first request in GraphQL with its response; the other sizes and ways to send it by name. */
function printRequest(
  {tokenGuide, sizes: [first, ...more]}: SectionOf<'request'>,
  {t, link, text}: Print,
): string {
  if (!first) return '';
  const {
    source,
    tabs: [tab, ...others],
    response,
    next,
  } = first;
  const names = [...more, ...others].map(({label}) => label);
  return joinBlocks([
    tokenGuide ? link(tokenGuide.text, tokenGuide.href) : '',
    source ? `${source.label} ${link(source.link.text, source.link.href)}` : '',
    ...printCodes([...(tab?.codes ?? []), response]),
    next ? text(next) : '',
    names.length === 0 ? '' : t('request.others', {names: names.join(', ')}),
  ]);
}

type Printers = {
  readonly [Kind in SectionKind]: (section: SectionOf<Kind>, print: Print) => string;
};

/** How each kind is printed below its heading. */
const PRINTERS: Printers = {
  title: ({text, label = ''}) => joinBlocks([`# ${text}`, label]),
  paragraph: ({text}) => toText(text),
  missing: ({text}) => text,
  text: ({text}, print) => print.text(text),
  deprecation: printDeprecation,
  definition: ({tokens}) => toFence(textOf(tokens), 'graphql'),
  request: printRequest,
  ways: ({label, links, summary, codes}, print) =>
    joinBlocks([
      `${label}: ${printNames(links, print)}`,
      ...(codes.length > 0 ? [summary, ...printCodes(codes)] : []),
    ]),
  download: ({href, label}, {link}) => link(label, href),
  links: ({are, label, links}, print) => {
    if (are === 'names') return `${label}: ${printNames(links, print)}`;
    const texts = links.map(({text, href}) => print.link(text, href));
    return are === 'files'
      ? `${label}: ${texts.join(', ')}`
      : joinBlocks([`${label}:`, toList(texts)]);
  },
  // The heading names the other operation, whose page has them.
  differences: ({rows}, print) => printRows(rows, {...print, link: (text) => text}),
  members: ({parts, members}, print) =>
    joinBlocks([
      parts ? printParts(parts, print) : '',
      ...members.map((member) => printMember(member, print)),
    ]),
  returns: ({type, guide, unfolded}, print) =>
    joinBlocks([
      [
        printType(type, print),
        ...(guide ? [print.link(guide.text, guide.href)] : []),
      ].join(', '),
      unfolded ? printTypeInPlace(unfolded, print, true) : '',
    ]),
  names: ({names}, print) => printNames(names, print),
  types: ({parts, types}, print) =>
    joinBlocks([
      parts ? printParts(parts, print) : '',
      toList(
        types.map(({text, href, summary}) =>
          joinItem(print.link(toSpan(text), href), [toText(summary)]),
        ),
      ),
    ]),
  access: ({facts}, print) => printAccess(facts, print),
  errors: ({errors, typed, general}, print) =>
    joinBlocks([
      printErrors(errors, print),
      toList(
        typed.map(({type, summary, codes}) =>
          joinItem(print.link(toSpan(type.text), type.href), [
            toText(summary),
            printNames(codes, print),
          ]),
        ),
      ),
      print.text(general),
    ]),
  code: ({meaning, notes, lists, more}, print) =>
    joinBlocks([
      print.text(meaning),
      ...notes.flatMap((note) => [`${note.label}:`, print.text(note.text)]),
      ...lists.flatMap(({label, note, uses, rows}) => [
        `${label}:`,
        print.text(note),
        toList(
          uses.map(({field, conditions, users = []}) =>
            joinItem(printNames([field], print), [
              ...conditions.map(print.text),
              ...users.map(
                (one) =>
                  `${one.label}: ${one.links.map(({text, href}) => print.link(text, href)).join(', ')}`,
              ),
            ]),
          ),
        ),
        printRows(rows, print),
      ]),
      more ? print.link(more.text, more.href) : '',
    ]),
  directives: ({directives}, print) => printDirectives(directives, print),
  usages: ({heading, groups}, print) =>
    joinBlocks(
      groups.flatMap(({label, count, links, more}) => [
        `${heading ? '###' : '##'} ${label} (${count})`,
        printNames(links, print),
        more ? print.link(more.text, more.href) : '',
      ]),
    ),
  partLinks: printParts,
  entries: ({entries}, print) => printEntries(entries, print),
  kinds: ({kinds}, {link}) =>
    toList(
      kinds.map(({label, href, count, explanation}) =>
        joinItem(`${link(label, href)} (${count})`, [explanation]),
      ),
    ),
  changes: ({text: introduction, changes}, print) =>
    joinBlocks([
      print.text(introduction),
      toList(
        changes.map(({element, text, isBreaking, note, before, after}) => {
          const flag = isBreaking ? ` (${print.themeText('flag.breaking')})` : '';
          const values = [
            ...before.map((one) => `~~${toSpan(one)}~~`),
            ...after.map(toSpan),
          ];
          const head = [printNames([element], print), text + flag, ...values].join(' ');
          return joinItem(head, [print.text(note)]);
        }),
      ),
    ]),
  versions: ({label, notice, versions}, {link}) =>
    joinBlocks([
      notice ? `${notice.text} ${link(notice.link.text, notice.link.href)}` : '',
      `${label}:`,
      toList(
        versions.map(({text, href, note}) =>
          [link(text, href), ...(note === undefined ? [] : [note])].join(' '),
        ),
      ),
    ]),
  group: ({lists}, print) =>
    toList(
      lists.map(({label, links, more}) => {
        const rest = more ? [print.link(more.text, more.href)] : [];
        return `${label}: ${[printNames(links, print), ...rest].join(', ')}`;
      }),
    ),
};

/** A section of a page as Markdown, below its heading if it has one. */
export function printSection(section: Section, print: Print): string {
  // The function of a kind takes the sections of that kind.
  const printKind = PRINTERS[section.kind] as (section: Section, print: Print) => string;
  const heading = 'heading' in section ? section.heading : undefined;
  return joinBlocks([heading ? `## ${heading.text}` : '', printKind(section, print)]);
}
