import type {Unfolded, UnfoldedMember} from 'graphql-api-model';
import type {PageContext} from './context';
import {toFactsInPlace} from './contracts/toAccess';
import type {MemberInPlace, TypeInPlace} from '../theme/GraphqlSection/Members/section';
import {toOwnBadges} from './toMember';
import type {FoldedMarkdown} from '../parts/types';
import {toMarkdown} from './toMarkdown';

function toFolded(text: string | undefined): FoldedMarkdown {
  return {...toMarkdown(text), type: 'folded markdown'};
}

function toMemberInPlace(member: UnfoldedMember, context: PageContext): MemberInPlace {
  const {name, href, type, defaultValue, contract, deprecation, unfolded} = member;
  const guide = type && context.guideTo(type.name);
  return {
    name,
    href,
    ...(type && {type}),
    ...(defaultValue !== undefined && {defaultValue}),
    arguments: member.arguments.map((argument) => ({
      name: argument.name,
      href: argument.href,
      isRequired: argument.required,
      badges: toOwnBadges(argument, context),
    })),
    badges: toOwnBadges(member, context),
    description: toFolded(member.description),
    ...(guide && {guide}),
    ...(deprecation && {
      deprecation: {
        title: context.t('deprecations.notice'),
        text: toMarkdown(deprecation.reason),
      },
    }),
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
    description: toFolded(unfolded.description),
    members,
    note: toMarkdown(isOneOf ? t('definition.oneOf') : ''),
    texts: {
      label: t(`${words}.label`),
      count: t(`${words}.count`, {count: members.length + omitted, name: '{name}'}),
      more: omitted === 0 ? '' : t(`${words}.more`, {count: omitted, name}),
    },
  };
}
