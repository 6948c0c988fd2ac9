import type {Unfolded, UnfoldedMember} from 'graphql-api-model';
import type {PageContext} from './context';
import {toFactsInPlace} from './contracts/toAccess';
import type {MemberInPlace, TypeInPlace} from './sections';
import {renderDeprecation} from './toMember';

type Context = Pick<PageContext, 'render' | 'guideTo' | 'permalinks' | 'say'>;

/** Characters of HTML that a description may have to be shown whole where others stand around it. */
const MOST_SHOWN = 500;
const END = '</p>';

/** A long description as its first paragraph and the rest; nothing of it is left out. */
function divide(html: string): Pick<MemberInPlace, 'description' | 'more'> {
  const end = html.startsWith('<p>') ? html.indexOf(END) + END.length : html.length;
  return html.length <= MOST_SHOWN
    ? {description: html, more: ''}
    : {description: html.slice(0, end), more: html.slice(end).trim()};
}

function toMemberInPlace(
  {contract, description, deprecation, unfolded, ...member}: UnfoldedMember,
  context: Context,
): MemberInPlace {
  const reason = renderDeprecation(deprecation, context);
  const guide = member.type && context.guideTo(member.type.name);
  return {
    ...member,
    ...divide(context.render(description)),
    ...(guide && {guide}),
    ...(reason !== undefined && {deprecation: reason}),
    ...(contract && {
      access: {
        label: context.say('access.label'),
        facts: toFactsInPlace(contract, context),
      },
    }),
    ...(unfolded && {unfolded: toTypeInPlace(unfolded, context)}),
  };
}

/** A type that is shown where it is used, its Markdown as HTML. */
export function toTypeInPlace(unfolded: Unfolded, context: Context): TypeInPlace {
  const members = unfolded.members.map((member) => toMemberInPlace(member, context));
  return {...unfolded, members};
}
