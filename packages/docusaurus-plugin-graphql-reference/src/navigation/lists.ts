import {isOperationKind, type ListKind, listKinds} from 'graphql-api-model';
import type {OutlineContext} from '../outline/OutlineContext';

interface ListLink {
  readonly text: string;
  readonly href: string;
}

/** The lists of operations, or those of types. */
interface ListLinks {
  readonly id: 'operations' | 'types';
  readonly text: string;
  readonly lists: readonly ListLink[];
}

/** All lists of the reference in their two sections, without their entries. */
export function listLists({
  entries,
  permalinks,
  say,
}: Pick<OutlineContext, 'entries' | 'permalinks' | 'say'>): readonly ListLinks[] {
  const toLink = (list: ListKind): ListLink => ({
    text: say(`kind.${list}.plural`),
    href: permalinks.listing(list),
  });
  const kinds = listKinds(entries);
  const operations = kinds.filter((kind) => isOperationKind(kind));
  const types = kinds.filter((kind) => !isOperationKind(kind));
  return [
    {
      id: 'operations',
      text: say('navigation.operations'),
      lists: [...operations, 'executable' as const].map(toLink),
    },
    {id: 'types', text: say('navigation.types'), lists: types.map(toLink)},
  ];
}
