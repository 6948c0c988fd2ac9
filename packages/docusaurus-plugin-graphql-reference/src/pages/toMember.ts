import {
  type AppliedDirective,
  type FieldElement,
  isRequired,
  type MemberElement,
  toHash,
  toTypeLink,
} from 'graphql-api-model';
import type {PageContext} from './context';
import {describeHistory} from './changes/describeHistory';
import {toCode, toFacts} from './contracts/toAccess';
import {toShownErrors} from './contracts/toErrors';
import type {DirectiveLink} from '../theme/GraphqlSection/Directives/section';
import type {Member} from '../theme/GraphqlSection/Members/section';
import type {Badge} from '../parts/types';
import {toDeprecation} from './toDeprecation';
import {toMarkdown} from './toMarkdown';

/** Shown in other ways: as a deprecation, a link, a sentence. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set([
  'deprecated',
  'specifiedBy',
  'oneOf',
]);

export function toDirectiveLinks(
  directives: readonly AppliedDirective[],
  {permalinks}: PageContext,
): readonly DirectiveLink[] {
  return directives
    .filter(({name}) => !SHOWN_ELSEWHERE.has(name))
    .map((directive) => ({...directive, href: permalinks.at(`@${directive.name}`)}));
}

/** What directives state about a field that is not an operation. */
function toContract(
  {contract}: FieldElement,
  context: PageContext,
): Pick<Member, 'contract'> {
  if (!contract) return {};
  const errors = toShownErrors(contract, context);
  return {contract: {facts: toFacts(contract, context), errors}};
}

/** What is beside the name of a member: the badges of the page for it, and those of the schema. */
export function toOwnBadges(
  member: {
    readonly coordinate: string;
    readonly required: boolean;
    readonly recursive?: boolean;
  },
  {badgesOf, t}: PageContext,
): readonly Badge[] {
  const neutral = (text: string): Badge => ({text, tone: 'secondary'});
  return [
    ...(member.required ? [neutral(t('badge.required'))] : []),
    ...badgesOf(member.coordinate),
    ...(member.recursive ? [neutral(t('badge.recursive'))] : []),
  ];
}

/** The description that an interface has of the same field or argument, with its origin. */
function toInherited(
  {coordinate}: MemberElement,
  {findType, interfaceTexts, permalinks, t}: PageContext,
): string | undefined {
  const [, owner = '', rest = ''] = /^(\w+)(\..*)$/.exec(coordinate) ?? [];
  const type = findType(owner)?.element;
  const interfaces = type && 'interfaces' in type ? type.interfaces : [];
  const origin = interfaces
    .map((name) => name + rest)
    .find((other) => interfaceTexts.has(other));
  if (origin === undefined) return undefined;
  const name = toCode(origin, permalinks.of(origin));
  return `${interfaceTexts.get(origin)}\n\n${t('description.inherited', {name})}`;
}

/** A member whose type the caller unfolds. */
export function toMember(element: MemberElement, context: PageContext): Member {
  const {permalinks} = context;
  const id = permalinks.anchorOf(element.coordinate) ?? element.name;
  const deprecation = toDeprecation(element, context);
  const history = describeHistory(element, context);
  const guide = 'type' in element ? context.guideTo(element.type.name) : undefined;
  return {
    name: element.name,
    id,
    hash: toHash(id),
    ...('type' in element && {type: toTypeLink(element.type, permalinks)}),
    ...(guide && {guide}),
    ...('defaultValue' in element && {defaultValue: element.defaultValue}),
    badges: toOwnBadges(
      {coordinate: element.coordinate, required: isRequired(element)},
      context,
    ),
    description: toMarkdown(element.description ?? toInherited(element, context), id),
    ...(deprecation && {deprecation}),
    directives: toDirectiveLinks(element.directives, context),
    ...(element.kind === 'field' && toContract(element, context)),
    ...(history !== undefined && {history}),
    arguments:
      element.kind === 'field'
        ? element.arguments.map((argument) => toMember(argument, context))
        : [],
  };
}
