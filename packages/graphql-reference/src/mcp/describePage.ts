import {toUnknownError} from './findElement';
import {findHref} from './findHref';
import {findPart, fitPage} from './fitPage';
import type {Reference} from './Reference';

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
