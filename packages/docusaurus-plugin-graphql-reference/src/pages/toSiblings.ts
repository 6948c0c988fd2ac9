import type {Entry} from 'graphql-api-model';
import type {PageContext, SectionContext} from './context';
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
      label: say('siblings.label', {name: siblings.type}),
      links: siblings.operations.map(({field}) => ({
        text: field.name,
        href: permalinks.at(field.coordinate),
      })),
    },
  ];
}

/** How what creates a thing and what changes it differ in what they take. */
export function toDifferences(
  {element}: Entry,
  {siblingsOf, say, toHeading}: SectionContext,
): readonly SectionOf<'differences'>[] {
  const difference = siblingsOf(element.coordinate)?.difference;
  if (!difference) return [];
  const {onlyHere, onlyThere, requiredHere, requiredThere} = difference;
  const {name} = difference.other.field;
  const rows = [
    {label: say('differences.onlyHere'), names: onlyHere},
    {label: say('differences.onlyThere', {name}), names: onlyThere},
    {label: say('differences.requiredHere'), names: requiredHere},
    {label: say('differences.requiredThere', {name}), names: requiredThere},
  ];
  return [
    {
      kind: 'differences',
      heading: toHeading('compared', say('heading.differences', {name})),
      rows: rows.filter(({names}) => names.length > 0),
    },
  ];
}
