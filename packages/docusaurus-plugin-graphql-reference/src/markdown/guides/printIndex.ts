import {joinBlocks, joinItem, toList} from '../blocks';
import type {LinkTo} from '../createLinkTo';
import {toFrontMatter} from '../toFrontMatter';
import type {IndexPage} from './listIndexes';

/** A page that lists others as a file of Markdown. */
export function printIndex(
  {permalink, title, description = '', pages}: IndexPage,
  {
    linkTo,
    toAddress,
  }: {readonly linkTo: LinkTo; readonly toAddress: (href: string) => string},
): string {
  const address = toAddress(permalink);
  const front = toFrontMatter({title, description, address, kind: 'list'});
  const list = toList(
    pages.map(({permalink: href, ...page}) => {
      const name = href === undefined ? page.title : `[${page.title}](${linkTo(href)})`;
      return joinItem(name, [page.description ?? '']);
    }),
  );
  return `${joinBlocks([front, `# ${title}`, description, list])}\n`;
}
