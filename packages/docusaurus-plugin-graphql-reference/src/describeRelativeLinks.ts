import {type ApiModel, isPlain, listElements, parseDescription} from 'graphql-api-model';
import {visit} from 'unist-util-visit';

/** Links that a message names. */
const MOST_NAMED = 10;
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/#])./i;

/**
 * What to tell of links of descriptions that are relative to a page which is not one of this
 * site; undefined where there are none.
 */
export function describeRelativeLinks(model: ApiModel): string | undefined {
  const found = [...listElements(model)].flatMap(({element}) =>
    findRelativeLinks(element.description ?? '').map(
      (url) => `  - ${element.coordinate || 'schema'}: ${url}`,
    ),
  );
  if (found.length === 0) return undefined;
  const more =
    found.length > MOST_NAMED ? [`  and ${found.length - MOST_NAMED} more`] : [];
  return [
    `Links of descriptions are relative, and it is not known to what. Write the address that they are meant from into the option "descriptionLinkBase":`,
    ...found.slice(0, MOST_NAMED),
    ...more,
  ].join('\n');
}

function findRelativeLinks(markdown: string): readonly string[] {
  const urls: string[] = [];
  if (isPlain(markdown)) return urls;
  visit(parseDescription(markdown), (node) => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') {
      return;
    }
    if (RELATIVE.test(node.url)) urls.push(node.url);
  });
  return urls;
}
