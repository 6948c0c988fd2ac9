import type {MemberKind, SearchMember, SearchPage} from '../searchPage';

/*
 * A page is one row of text, so that equal members of many pages are equal strings, which brotli
 * stores once:
 *
 *   row    = name ["!"] [":" returns] ["@" slug] "|" members "|" summary
 *   member = ["~" letter] name ["!"] [":" returns] ["@" anchor] {"," argument}
 *
 * `!` marks what is deprecated, `@` stands where the slug or the anchor is not the one that follows
 * from the name, `~f`, `~a`, `~i` and `~e` tell a member's kind where it is not the group's.
 * Arguments of a field follow it after commas. Members are separated by spaces.
 */

const MEMBER_LETTERS: Readonly<Record<MemberKind, string>> = {
  field: 'f',
  argument: 'a',
  'input field': 'i',
  'enum value': 'e',
};
const MEMBER_KINDS = new Map(
  (Object.keys(MEMBER_LETTERS) as MemberKind[]).map((kind) => [
    MEMBER_LETTERS[kind],
    kind,
  ]),
);
const ELEMENT = /^(?:~(.))?([^!:@]+)(!)?(?::([^@]*))?(?:@(.*))?$/u;

/** What stands in a row about a page besides kind and folder. */
export type ReferenceRow = Omit<SearchPage, 'kind' | 'url'> & {readonly slug?: string};

export function printRow(row: ReferenceRow, memberKind: MemberKind): string {
  const members: string[] = [];
  let field: string | undefined;
  for (const member of row.members ?? []) {
    const isOfField =
      member.kind === 'argument' && member.anchor === `${field}.${member.name}`;
    if (isOfField) {
      members.push(`${members.pop()},${printElement(member)}`);
    } else {
      const letter = member.kind === memberKind ? '' : `~${MEMBER_LETTERS[member.kind]}`;
      const anchor = member.anchor === member.name ? undefined : member.anchor;
      members.push(letter + printElement(member, anchor));
      field = member.name;
    }
  }
  return `${printElement(row, row.slug)}|${members.join(' ')}|${(row.summary ?? '').replace(/\s+/gu, ' ')}`;
}

export function parseRow(row: string, memberKind: MemberKind): ReferenceRow {
  const [head = '', members = '', ...summary] = row.split('|');
  const {anchor, ...page} = parseElement(head);
  const text = summary.join('|');
  return {
    ...page,
    ...(anchor === undefined ? {} : {slug: anchor}),
    ...(text === '' ? {} : {summary: text}),
    members:
      members === '' ? [] : members.split(' ').flatMap((m) => parseMember(m, memberKind)),
  };
}

function parseMember(text: string, memberKind: MemberKind): SearchMember[] {
  const [first = '', ...rest] = text.split(',');
  const {letter, ...member} = parseElement(first);
  const kind = MEMBER_KINDS.get(letter ?? '') ?? memberKind;
  const args = rest.map((argument): SearchMember => {
    const parsed = parseElement(argument);
    return {...parsed, kind: 'argument', anchor: `${member.name}.${parsed.name}`};
  });
  return [{...member, kind, anchor: member.anchor ?? member.name}, ...args];
}

interface Element {
  readonly name: string;
  readonly returns?: string;
  readonly deprecated?: boolean;
}

function printElement({name, deprecated, returns}: Element, exception?: string): string {
  return [
    escape(name),
    deprecated ? '!' : '',
    returns ? `:${escape(returns)}` : '',
    exception === undefined ? '' : `@${escape(exception)}`,
  ].join('');
}

function parseElement(text: string): Element & {letter?: string; anchor?: string} {
  const [, letter, name, deprecated, returns, anchor] = ELEMENT.exec(text) ?? [];
  if (name === undefined) throw new Error(`Not a row of a search index: "${text}".`);
  return {
    name: decodeURIComponent(name),
    ...(letter === undefined ? {} : {letter}),
    ...(deprecated === undefined ? {} : {deprecated: true}),
    ...(returns === undefined ? {} : {returns: decodeURIComponent(returns)}),
    ...(anchor === undefined ? {} : {anchor: decodeURIComponent(anchor)}),
  };
}

/** Percent-encodes what has a meaning in a row. */
function escape(text: string): string {
  return text.replace(/[%\s|,:!@~]/gu, (character) =>
    /[!~]/.test(character)
      ? `%${character.charCodeAt(0).toString(16)}`
      : encodeURIComponent(character),
  );
}
