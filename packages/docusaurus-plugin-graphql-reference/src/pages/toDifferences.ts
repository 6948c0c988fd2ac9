import {
  compareOperations,
  type Entry,
  isOperationKind,
  type MemberElement,
  type OperationDifference,
  type OperationSide,
} from 'graphql-api-model';
import type {SectionContext} from './context';
import type {NameLink, Row} from '../parts/types';
import type {SectionOf} from './sections';

/** What the operation of a page is compared with: successors, or what changes what it creates. */
function compare(
  {kind, element}: Entry,
  {model, siblingsOf, successorsOf}: SectionContext,
): readonly OperationDifference[] {
  if (element.kind !== 'field' || !isOperationKind(kind)) return [];
  if (!element.deprecation) {
    const difference = siblingsOf(element.coordinate)?.difference;
    return difference ? [difference] : [];
  }
  const types = new Map(model.types.map((type) => [type.name, type]));
  return successorsOf(element).flatMap(
    (successor) => compareOperations(element, successor, types) ?? [],
  );
}

function toRows(
  {field, only, required, retyped}: OperationSide,
  hasOtherResult: boolean,
  {permalinks, t}: SectionContext,
): readonly Row[] {
  const {name, type} = field;
  const toLink = ({name: text, coordinate}: MemberElement): NameLink => ({
    text,
    href: permalinks.at(coordinate),
  });
  const withType = (member: MemberElement): NameLink => {
    const {text, ...link} = toLink(member);
    return {
      text: 'type' in member ? `${text}: ${member.type.notation}` : text,
      ...link,
    };
  };
  const result = {text: type.notation, href: permalinks.at(type.name)};
  return [
    {label: t('differences.only', {name}), links: only.map(toLink)},
    {label: t('differences.required', {name}), links: required.map(toLink)},
    {label: t('differences.retyped', {name}), links: retyped.map(withType)},
    {label: t('differences.result', {name}), links: hasOtherResult ? [result] : []},
  ];
}

/** How what an operation takes and returns differs from its successors, or from what changes a thing. */
export function toDifferences(
  entry: Entry,
  context: SectionContext,
): readonly SectionOf<'rows'>[] {
  return compare(entry, context).map(({here, there, hasOtherResult}, index) => {
    const sides = [here, there].map((side) => toRows(side, hasOtherResult, context));
    // Each fact of the one is followed by that of the other.
    const rows = sides[0]!.flatMap((row, fact) => [row, sides[1]![fact]!]);
    const id = index === 0 ? 'compared' : `compared-${index + 1}`;
    const text = context.t('heading.differences', {name: there.field.name});
    return {
      kind: 'rows',
      look: 'table',
      are: 'names',
      isLinkedElsewhere: true,
      heading: context.toHeading(id, text),
      rows: rows.filter(({links}) => links.length > 0),
    };
  });
}
