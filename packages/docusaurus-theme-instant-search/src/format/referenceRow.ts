import type {MemberKind, SearchMember, SearchPage} from '../searchPage';

/*
 * A page is one row of text, so that equal members of many pages are equal strings, which brotli
 * stores once:
 *
 *   row    = name ["!"] [":" returns] ["@" slug] "|" members "|" summary
 *   member = ["~" letter] name ["!"] [":" returns] ["@" [path "#"] anchor] {"," argument}
 *
 * `!` marks what is deprecated, `@` stands where the slug or the anchor is not the one that follows
 * from the name, or where a further page shows the member, `~f`, `~a`, `~i` and `~e` tell a member's kind where it is not the group's.
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
const ELEMENT = /^(?:~(.))?([^!:@]+)(!)?(?::([^@]*))?(?:@(?:([^#]*)#)?(.*))?$/u;

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
      members.push(letter + printElement(member, toException(member)));
      field = member.name;
    }
  }
  const slug = row.slug === undefined ? undefined : escape(row.slug);
  return `${printElement(row, slug)}|${members.join(' ')}|${(row.summary ?? '').replace(/\s+/gu, ' ')}`;
}

/** What of a member's address does not follow from its name. */
function toException({name, anchor, path}: SearchMember): string | undefined {
  if (path !== undefined) return `${escape(path)}#${escape(anchor)}`;
  return anchor === name ? undefined : escape(anchor);
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
  const path = member.path === undefined ? {} : {path: member.path};
  const args = rest.map((argument): SearchMember => {
    const parsed = parseElement(argument);
    return {
      ...parsed,
      ...path,
      kind: 'argument',
      anchor: `${member.name}.${parsed.name}`,
    };
  });
  return [{...member, kind, anchor: member.anchor ?? member.name}, ...args];
}

interface Element {
  readonly name: string;
  readonly returns?: string;
  readonly deprecated?: boolean;
}

/** `exception` is what stands after `@`, escaped. */
function printElement({name, deprecated, returns}: Element, exception?: string): string {
  return [
    escape(name),
    deprecated ? '!' : '',
    returns ? `:${escape(returns)}` : '',
    exception === undefined ? '' : `@${exception}`,
  ].join('');
}

/** An element as a row has it; `path` is that of the further page which shows a member. */
interface ParsedElement extends Element {
  readonly letter?: string;
  readonly path?: string;
  readonly anchor?: string;
}

function parseElement(text: string): ParsedElement {
  const [, letter, name, deprecated, returns, path, anchor] = ELEMENT.exec(text) ?? [];
  if (name === undefined) throw new Error(`Not a row of a search index: "${text}".`);
  return {
    name: decodeURIComponent(name),
    ...(letter === undefined ? {} : {letter}),
    ...(deprecated === undefined ? {} : {deprecated: true}),
    ...(returns === undefined ? {} : {returns: decodeURIComponent(returns)}),
    ...(path === undefined ? {} : {path: decodeURIComponent(path)}),
    ...(anchor === undefined ? {} : {anchor: decodeURIComponent(anchor)}),
  };
}

/** Percent-encodes what has a meaning in a row. */
function escape(text: string): string {
  return text.replace(/[%\s|,:!@~#]/gu, (character) =>
    /[!~]/.test(character)
      ? `%${character.charCodeAt(0).toString(16)}`
      : encodeURIComponent(character),
  );
}
