import {
  isOperationKind,
  type Kind,
  type ListKind,
  listKinds,
  type Permalinks,
} from 'graphql-api-model';
import type {PageContext} from '../pages/context';
import type {Say} from '../pages/words/createSay';

export interface ListLink {
  readonly list: ListKind;
  readonly text: string;
  readonly href: string;
}

/** The lists of operations, or those of types. */
interface ListLinks {
  readonly id: 'operations' | 'types';
  readonly text: string;
  readonly lists: readonly ListLink[];
}

function toLists(
  kinds: readonly Kind[],
  {listing}: Pick<Permalinks, 'listing'>,
  say: Say,
): readonly ListLinks[] {
  const toList = (list: ListKind): ListLink => ({
    list,
    text: say(`kind.${list}.plural`),
    href: listing(list),
  });
  const operations = kinds.filter((kind) => isOperationKind(kind));
  const types = kinds.filter((kind) => !isOperationKind(kind));
  return [
    {
      id: 'operations',
      text: say('navigation.operations'),
      lists: [...operations.map(toList), toList('executable')],
    },
    {id: 'types', text: say('navigation.types'), lists: types.map(toList)},
  ];
}

/** All lists of the reference in their two sections, without their entries. */
export function listLists({
  entries,
  permalinks,
  say,
}: Pick<PageContext, 'entries' | 'permalinks' | 'say'>): readonly ListLinks[] {
  return toLists(listKinds(entries), permalinks, say);
}
