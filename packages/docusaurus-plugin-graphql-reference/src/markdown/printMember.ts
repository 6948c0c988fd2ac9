import type {DirectiveLink, Member, MemberInPlace, TypeInPlace} from '../pages/sections';
import {joinBlocks, joinItem, toList, toSpan} from './blocks';
import type {Print} from './Print';
import {printAccess} from './printAccess';
import {printErrors} from './printErrors';

/** Everyone knows them, and addresses are long. */
const BUILT_IN = /^(?:Boolean|Float|ID|Int|String)$/;

/** A type as it is written at its use; without a link where all of it follows. */
export function printType(
  {before, name, after, href}: NonNullable<Member['type']>,
  {link}: Print,
  whole = false,
): string {
  return link(
    toSpan(before + name + after),
    whole || BUILT_IN.test(name) ? undefined : href,
  );
}

/** Whether all of a type follows, so that nobody needs its page. */
function isWhole(type: TypeInPlace | undefined): boolean {
  return type !== undefined && type.members.length > 0 && type.texts.more === '';
}

/** What is behind a name: type and default, flags, and a guide. */
function printFacts(
  member: Pick<
    Member & MemberInPlace,
    'type' | 'defaultValue' | 'required' | 'deprecation' | 'guide' | 'unfolded'
  > & {readonly recursive?: boolean},
  print: Print,
  isExplained = false,
): string {
  const {type, defaultValue, guide, unfolded} = member;
  const {themeText, link} = print;
  const value = defaultValue === undefined ? '' : ` = ${toSpan(defaultValue)}`;
  return [
    ...(type ? [printType(type, print, isExplained || isWhole(unfolded)) + value] : []),
    ...(member.required ? [themeText('flag.required')] : []),
    ...(member.deprecation ? [themeText('flag.deprecated')] : []),
    ...(member.recursive ? [themeText('flag.recursive')] : []),
    ...(guide ? [link(guide.text, guide.href)] : []),
  ].join(', ');
}

/** Why something is deprecated, until when it works, and how to move on. */
export function printDeprecation(
  deprecation: Member['deprecation'],
  {text, link, themeText}: Print,
): string {
  if (!deprecation) return '';
  const {reason, removal = '', guide} = deprecation;
  const blocks = [
    `**${themeText('deprecation')}** ${text(reason)}`.trim(),
    removal,
    guide ? link(guide.text, guide.href) : '',
  ];
  return joinBlocks(blocks);
}

/** The directives on an element, with their arguments. */
export function printDirectives(
  directives: readonly DirectiveLink[],
  {link}: Print,
): string {
  return toList(
    directives.map(({name, href, arguments: list}) =>
      joinItem(link(`\`@${name}\``, href), [
        list.map((one) => `\`${one.name}\`: ${toSpan(one.value)}`).join(', '),
      ]),
    ),
  );
}

/** The text of a member or an argument. */
function printWords(member: Member, print: Print): readonly string[] {
  const {deprecation, description, contract, history, directives} = member;
  return [
    printDeprecation(deprecation, print),
    print.text(description),
    printAccess(contract?.facts ?? [], print),
    printErrors(contract?.errors ?? [], print),
    history ?? '',
    printDirectives(directives, print),
  ];
}

function printItem(name: string, facts: string, blocks: readonly string[]): string {
  return joinItem(facts === '' ? name : `${name}: ${facts}`, blocks);
}

function printMemberInPlace(
  member: MemberInPlace,
  isBrief: boolean,
  print: Print,
): string {
  const {name, deprecation, description, facts, unfolded} = member;
  const list = member.arguments
    .map((argument) => argument.name + (argument.required ? '!' : ''))
    .join(', ');
  // Only what is printed may count as linked.
  const printDetails = (): readonly string[] => [
    print.text(description),
    printAccess(facts, print),
    unfolded ? printTypeInPlace(unfolded, print) : '',
  ];
  // Where a guide explains a type, its own page need not.
  const shown = printFacts(member, print, member.guide !== undefined);
  return printItem(`\`${name}${list && `(${list})`}\``, shown, [
    printDeprecation(deprecation, print),
    ...(isBrief ? [] : printDetails()),
  ]);
}

/**
 * The members of a type where it is used; brief ones without what their own page has of them, which
 * would be most of the Markdown of an operation.
 */
export function printTypeInPlace(
  type: TypeInPlace,
  print: Print,
  isBrief = false,
): string {
  const {name, description, members, note, texts} = type;
  const href = isBrief || !isWhole(type) ? type.href : undefined;
  const label = print.link(texts.count.replace('{name}', `\`${name}\``), href);
  if (members.length === 0) return label;
  // Its own page has the links.
  const own = isBrief ? {...print, link: (text: string) => text} : print;
  const items = members.map((member) => printMemberInPlace(member, isBrief, own));
  const more = texts.more === '' ? [] : [print.link(texts.more, href)];
  return joinBlocks([
    `${label}:`,
    isBrief ? '' : print.text(description),
    print.text(note),
    toList([...items, ...more]),
  ]);
}

/** A field, argument, input field or enum value below a heading of its own. */
export function printMember(member: Member, print: Print): string {
  const items = member.arguments.map((argument) =>
    printItem(
      `\`${argument.name}\``,
      printFacts(argument, print),
      printWords(argument, print),
    ),
  );
  return joinBlocks([
    `### \`${member.name}\``,
    printFacts(member, print),
    ...printWords(member, print),
    ...(items.length > 0
      ? [`${print.themeText('member.argumentsLabel')}:`, toList(items)]
      : []),
    member.unfolded ? printTypeInPlace(member.unfolded, print) : '',
  ]);
}
