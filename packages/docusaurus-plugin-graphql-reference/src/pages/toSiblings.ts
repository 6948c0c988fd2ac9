import type {Entry} from 'graphql-api-model';
import type {PageContext} from './context';
import type {SectionOf} from './sections';

/** The other operations of the thing that an operation is about. */
export function toSiblings(
  {element}: Entry,
  {siblingsOf, permalinks, say}: PageContext,
): readonly SectionOf<'siblings'>[] {
  const siblings = siblingsOf(element.coordinate);
  if (!siblings) return [];
  return [
    {
      kind: 'siblings',
      label: say('siblings.label'),
      links: siblings.operations.map(({field}) => ({
        text: field.name,
        href: permalinks.at(field.coordinate),
      })),
    },
  ];
}
