import type {Unfolded, UnfoldedMember} from 'graphql-api-model';
import type {PageContext} from './context';
import {toFactsInPlace} from './contracts/toAccess';
import type {MemberInPlace, TypeInPlace} from './sections';
import {toMarkdown} from './toMarkdown';

function toMemberInPlace(
  {contract, description, deprecation, unfolded, ...member}: UnfoldedMember,
  context: PageContext,
): MemberInPlace {
  const guide = member.type && context.guideTo(member.type.name);
  return {
    ...member,
    description: {folded: toMarkdown(description).markdown},
    ...(guide && {guide}),
    ...(deprecation && {deprecation: {reason: toMarkdown(deprecation.reason)}}),
    facts: contract ? toFactsInPlace(contract, context) : [],
    ...(unfolded && {unfolded: toTypeInPlace(unfolded, context)}),
  };
}

/** A type that a page shows where it is used. */
export function toTypeInPlace(unfolded: Unfolded, context: PageContext): TypeInPlace {
  const {kind, name, omitted} = unfolded;
  const {findType, t} = context;
  const element = findType(name)?.element;
  const isOneOf = element?.kind === 'input' && element.isOneOf;
  const members = unfolded.members.map((member) => toMemberInPlace(member, context));
  const words = kind === 'enum' ? 'unfolded.values' : 'unfolded.fields';
  return {
    ...unfolded,
    description: {folded: toMarkdown(unfolded.description).markdown},
    members,
    note: toMarkdown(isOneOf ? t('definition.oneOf') : ''),
    texts: {
      label: t(`${words}.label`),
      count: t(`${words}.count`, {count: members.length + omitted, name: '{name}'}),
      more: omitted === 0 ? '' : t(`${words}.more`, {count: omitted, name}),
    },
  };
}
