import {
  type FieldElement,
  listEntries,
  printClosure,
  type TypeElement,
} from 'graphql-api-model';
import {toUnknownError} from './findElement';
import {findHref} from './findHref';
import {findPart, fitPage} from './fitPage';
import type {Reference} from './Reference';

/** Tokens of the outline that precedes a page. */
const MOST_IN_OUTLINE = 600;
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n+/;
/** The outline takes its place. */
const SDL_SECTION = /^## Schema \(SDL\)\n+(`{3,})graphql\n[\s\S]*?\n\1\n+/m;
const DEPRECATED = /^### `.*\n+.*, deprecated/;

/** The address of a page below the host, as search returns it. */
function toHref(name: string): string | undefined {
  if (name.startsWith('/')) return name;
  if (!/^https?:\/\//.test(name)) return undefined;
  const {pathname, hash} = new URL(name);
  return pathname + hash;
}

/** The arguments and fields of what a page is about, each on a line; descriptions follow in the page. */
function printOutline({knownApis}: Reference, kind: string, name: string): string {
  for (const {model} of knownApis()) {
    const entry = listEntries(model).find(
      (one) => one.kind === kind && one.element.name === name && kind !== 'directive',
    );
    if (!entry || ['scalar', 'union', 'enum'].includes(kind)) continue;
    const element = entry.element as FieldElement | TypeElement;
    const sdl = printClosure(
      model,
      {kind: entry.kind, element},
      {most: MOST_IN_OUTLINE, isDescribed: false},
    );
    return `\`\`\`graphql\n${sdl}\`\`\`\n\n`;
  }
  return '';
}

/** Members below each heading in their order, but deprecated ones last. */
function withDeprecatedLast(markdown: string): string {
  return markdown
    .split(/^(?=##? )/m)
    .flatMap((section) => {
      const [head, ...members] = section.split(/^(?=### `)/m);
      const deprecated = members.filter((member) => DEPRECATED.test(member));
      const others = members.filter((member) => !DEPRECATED.test(member));
      return [
        head,
        ...[...others, ...deprecated].map((member) => `${member.trimEnd()}\n\n`),
      ];
    })
    .join('');
}

/** A part of the Markdown of an element by its name, or of a page or its section by an address. */
export function describePage(
  reference: Reference,
  name: string,
  cursor?: string,
): string {
  const pages = reference.pages();
  const given = toHref(name);
  const href = given ?? findHref(pages, name);
  const [address = '', anchor = ''] = (href ?? '').split('#');
  const path = address.replace(/(?<=.)\/$|\.md$/, '');
  const markdown = href === undefined ? undefined : reference.printPage(path);
  if (markdown === undefined) {
    const known = pages.map((page) => (given === undefined ? page.name : page.url));
    throw toUnknownError(given ?? name, known);
  }
  const text = markdown.replace(FRONT_MATTER, '');
  const sections = reference.listSections(path);
  if (anchor !== '') {
    const part =
      findPart(text, anchor, sections) ?? findPart(text, anchor.split('.')[0]!, sections);
    if (part !== undefined) return fitPage(`From ${path}:\n\n${part}`, cursor);
  }
  const missing =
    anchor === ''
      ? ''
      : `There is no section "${anchor}" of ${path}. This is the page:\n\n`;
  const page = pages.find(({url}) => url === path);
  const outline = page ? printOutline(reference, page.kind, page.name) : '';
  if (outline === '') return fitPage(missing + withDeprecatedLast(text), cursor);
  const body = text.replace(SDL_SECTION, '');
  const start = body.search(/^## /m);
  const [head, rest] = start < 0 ? [body, ''] : [body.slice(0, start), body.slice(start)];
  return fitPage(`${head.trim()}\n\n${outline}${withDeprecatedLast(rest)}`, cursor);
}
