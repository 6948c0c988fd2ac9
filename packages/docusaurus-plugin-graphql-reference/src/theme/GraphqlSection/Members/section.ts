import type {ReferenceLink, TypeLink, Unfolded, UnfoldedMember} from 'graphql-api-model';
import {joinBlocks, toSpan} from 'docusaurus-plugin-markdown-pages/print';
import {joinItem, printBadges, toList, type Print} from '../../../parts/print';
import type {Anchor, Badge, Fact, FoldedMarkdown, Markdown} from '../../../parts/types';
import {printAccess} from '../Access/section';
import {type DirectiveLink, printDirectives} from '../Directives/section';
import {type ListItem, printItems} from '../List/section';
import {type Notice, printNotice} from '../Notice/section';

/** A member of a type that is shown where the type is used. */
export interface MemberInPlace extends Pick<
  UnfoldedMember,
  'name' | 'href' | 'type' | 'defaultValue'
> {
  readonly arguments: readonly {
    readonly name: string;
    readonly href: string;
    readonly isRequired: boolean;
    readonly badges: readonly Badge[];
  }[];
  readonly badges: readonly Badge[];
  readonly description: FoldedMarkdown;
  /** A guide that explains how values of the type are used. */
  readonly guide?: ReferenceLink;
  /** Missing where the member is not deprecated. */
  readonly deprecation?: Notice;
  /** Who may read it and which codes it returns; its own page has the rest. */
  readonly facts: readonly Fact[];
  readonly unfolded?: TypeInPlace;
}

/** The members of a type where it is used. */
export interface TypeInPlace extends Omit<Unfolded, 'description' | 'members'> {
  readonly description: FoldedMarkdown;
  readonly members: readonly MemberInPlace[];
  /** States that a request sets one of the members only, where that is so. */
  readonly note: Markdown;
  readonly texts: {
    /** "Fields" */
    readonly label: string;
    /** "12 fields of {name}", the name to be filled in. */
    readonly count: string;
    /** The text of the link to the members that are left out; empty where there are none. */
    readonly more: string;
  };
}

/** A field, argument, input field or enum value. */
export interface Member extends Anchor {
  readonly name: string;
  /** Missing for an enum value. */
  readonly type?: TypeLink;
  /** A guide that explains how values of the type are used. */
  readonly guide?: ReferenceLink;
  readonly defaultValue?: string;
  readonly badges: readonly Badge[];
  readonly description: Markdown;
  /** Missing where the member is not deprecated. */
  readonly deprecation?: Notice;
  readonly directives: readonly DirectiveLink[];
  /** Who may read a field, and its errors, where the schema states that. */
  readonly contract?: {
    readonly facts: readonly Fact[];
    readonly errors: readonly ListItem[];
  };
  /** Lists how it changed, and when. */
  readonly history?: string;
  /** The arguments of a field. */
  readonly arguments: readonly Member[];
  /** The type of an input in place, where it has members to show. */
  readonly unfolded?: TypeInPlace;
}

/** Fields, arguments or values, each complete. */
export interface MembersSection {
  /** Whether the names of the members are above them. */
  readonly hasContents: boolean;
  readonly members: readonly Member[];
}

export function printMembers({members}: MembersSection, print: Print): string {
  return joinBlocks(members.map((member) => printMember(member, print)));
}

/** Everyone knows them, and addresses are long. */
const BUILT_IN = /^(?:Boolean|Float|ID|Int|String)$/;

/** A type as it is written at its use; without a link where all of it follows. */
export function printType(
  {before, name, after, href}: TypeLink,
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

/** What is behind a name: type and default, badges, and a guide. */
function printFacts(
  {
    type,
    defaultValue,
    badges,
    guide,
    unfolded,
  }: Omit<MemberInPlace, 'description'> | Member,
  print: Print,
  isExplained = false,
): string {
  const value = defaultValue === undefined ? '' : ` = ${toSpan(defaultValue)}`;
  return [
    ...(type ? [printType(type, print, isExplained || isWhole(unfolded)) + value] : []),
    ...printBadges(badges, print),
    ...(guide ? [print.link(guide.text, guide.href)] : []),
  ].join(', ');
}

/** The text of a member or an argument. */
function printWords(member: Member, print: Print): readonly string[] {
  const {deprecation, description, contract, history, directives} = member;
  return [
    deprecation ? printNotice(deprecation, print) : '',
    print.text(description),
    printAccess({facts: contract?.facts ?? []}, print),
    printItems(contract?.errors ?? [], 'errors', print),
    history ?? '',
    printDirectives({directives}, print),
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
    .map((argument) => argument.name + (argument.isRequired ? '!' : ''))
    .join(', ');
  // Only what is printed may count as linked.
  const printDetails = (): readonly string[] => [
    print.text(description),
    printAccess({facts}, print),
    unfolded ? printTypeInPlace(unfolded, print) : '',
  ];
  // Where a guide explains a type, its own page need not.
  const shown = printFacts(member, print, member.guide !== undefined);
  return printItem(`\`${name}${list && `(${list})`}\``, shown, [
    deprecation ? printNotice(deprecation, print) : '',
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
function printMember(member: Member, print: Print): string {
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
    ...(items.length > 0 ? [`${print.t('heading.arguments')}:`, toList(items)] : []),
    member.unfolded ? printTypeInPlace(member.unfolded, print) : '',
  ]);
}
