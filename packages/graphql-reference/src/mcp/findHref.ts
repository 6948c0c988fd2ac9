import {isOperationKind, type SearchPage} from 'graphql-api-model';
import {toMemberResult} from 'docusaurus-theme-instant-search/engine';
import {parseName} from './findElement';

/**
 * The address of what has a name: `Space`, `createSpace`, `Query.space`, `Space.members`, `@tag`, or
 * `mutation createSpace`.
 */
export function findHref(all: readonly SearchPage[], text: string): string | undefined {
  const {kind: named, name} = parseName(text);
  const ofKind = all.filter(({kind}) => kind === named);
  const pages = ofKind.length > 0 ? ofKind : all;
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
