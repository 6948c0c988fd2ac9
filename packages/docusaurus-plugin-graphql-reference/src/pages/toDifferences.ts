import {
  compareOperations,
  type Entry,
  isOperationKind,
  type MemberElement,
  type OperationDifference,
  type OperationSide,
} from 'graphql-api-model';
import type {SectionContext} from './context';
import type {NameLink, NameRow, SectionOf} from './sections';

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
): readonly NameRow[] {
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
    {label: t('differences.only', {name}), names: only.map(toLink)},
    {label: t('differences.required', {name}), names: required.map(toLink)},
    {label: t('differences.retyped', {name}), names: retyped.map(withType)},
    {label: t('differences.result', {name}), names: hasOtherResult ? [result] : []},
  ];
}

/** How what an operation takes and returns differs from its successors, or from what changes a thing. */
export function toDifferences(
  entry: Entry,
  context: SectionContext,
): readonly SectionOf<'differences'>[] {
  return compare(entry, context).map(({here, there, hasOtherResult}, index) => {
    const sides = [here, there].map((side) => toRows(side, hasOtherResult, context));
    // Each fact of the one is followed by that of the other.
    const rows = sides[0]!.flatMap((row, fact) => [row, sides[1]![fact]!]);
    const id = index === 0 ? 'compared' : `compared-${index + 1}`;
    const text = context.t('heading.differences', {name: there.field.name});
    return {
      kind: 'differences',
      heading: context.toHeading(id, text),
      rows: rows.filter(({names}) => names.length > 0),
    };
  });
}
