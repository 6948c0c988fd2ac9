import {isOperationKind, type SearchPage} from 'graphql-api-model';
import {toMemberResult} from 'docusaurus-theme-instant-search/engine';
import {toUnknownError} from './findElement';
import {findPart, fitPage} from './fitPage';
import type {Reference} from './Reference';

/** The address of what has a name: `Space`, `createSpace`, `Query.space`, `Space.members`, `@tag`. */
function findHref(pages: readonly SearchPage[], name: string): string | undefined {
  const [, owner, own = name] = /^@?(?:(\w+)\.)?(\w+)(?:\(.*)?$/.exec(name) ?? [];
  if (owner === undefined) return pages.find((page) => page.name === own)?.url;
  for (const page of pages.filter((one) => one.name === owner)) {
    const member = page.members?.find((one) => one.name === own);
    if (member) return toMemberResult(page, member).url;
  }
  // Nothing but operations has a page below a type.
  return pages.find(({kind, name: of}) => of === own && isOperationKind(kind as never))
    ?.url;
}

/** The Markdown of an element by its name, or of a page by its address, cut to about 1,500 tokens. */
export function describePage(reference: Reference, name: string): string {
  const pages = reference.pages();
  const href = name.startsWith('/') ? name : findHref(pages, name);
  const [address = '', anchor] = (href ?? '').split('#');
  const markdown =
    href === undefined ? undefined : reference.printPage(address.replace(/\.md$/, ''));
  if (markdown === undefined) {
    throw toUnknownError(
      name,
      name.startsWith('/') ? pages.map(({url}) => url) : pages.map((page) => page.name),
    );
  }
  const part =
    anchor === undefined ? undefined : findPart(markdown, anchor.split('.')[0]!);
  return fitPage(part === undefined ? markdown : `From ${address}:\n\n${part}`);
}
