import {
  countUnfolded,
  type Entry,
  type FieldElement,
  toSummary,
  toTypeLink,
} from 'graphql-api-model';
import type {PageContext, SectionContext} from './context';
import {type EntryPart, getPartKind, toPartLinks} from './paging/divideEntry';
import type {Member} from '../theme/GraphqlSection/Members/section';
import {toNameLink} from './badges';
import {type Section, withHeading} from './sections';
import {toMember} from './toMember';
import {toTypeInPlace} from './toTypeInPlace';

/** How far types are unfolded in place: inputs to their scalars, results two levels. */
const INPUT_DEPTH = 6;
const RESULT_DEPTH = 2;
/** Members on a page together with those of the types in place. */
const MOST_OF_PAGE = 200;
/** What inputs leave of them for the result of an operation. */
const KEPT_FOR_RESULT = 50;
/** From more members on, their names are above them. */
const MOST_WITHOUT_CONTENTS = 40;

/** The members that a page shows, and how many it still has room for. */
export interface ShownMembers {
  readonly members: readonly Member[];
  readonly room: number;
}

/** Shows the types of inputs in place where they have members, as many as there is room for. */
function unfoldInputs({members, room}: ShownMembers, context: PageContext): ShownMembers {
  let left = room;
  const unfoldedMembers = members.map((member) => {
    if (!member.type) return member;
    const unfolded = context.unfold(member.type.name, INPUT_DEPTH, Math.max(0, left));
    if (!unfolded) return member;
    left -= countUnfolded(unfolded);
    return {...member, unfolded: toTypeInPlace(unfolded, context)};
  });
  return {members: unfoldedMembers, room: left};
}

/** The members of a part; in place of their types what the page has room for. */
export function showMembers(
  {element}: Entry,
  part: EntryPart,
  context: PageContext,
): ShownMembers {
  const members = part.members.map((member) => toMember(member, context));
  const kept = element.kind === 'field' && part.page === 1 ? KEPT_FOR_RESULT : 0;
  const shown = {members, room: MOST_OF_PAGE - part.members.length - kept};
  if (element.kind === 'object' || element.kind === 'interface') return shown;
  const unfolded = unfoldInputs(shown, context);
  return {...unfolded, room: unfolded.room + kept};
}

/** The fields, values or arguments that a page of an entry shows, if any. */
export function toMembersSection(
  entry: Entry,
  part: EntryPart,
  members: readonly Member[],
  context: SectionContext,
): readonly Section[] {
  const kind = getPartKind(entry);
  if (members.length === 0 || kind === 'types') return [];
  const hasContents = members.length > MOST_WITHOUT_CONTENTS;
  return withHeading(context.toHeading(kind, context.t(`heading.${kind}`)), [
    ...toPartLinks(entry, part, context),
    {kind: 'members', hasContents, members},
  ]);
}

/** The types of a union that a page of it shows. */
export function toPossibleTypes(
  entry: Entry,
  part: EntryPart,
  context: SectionContext,
): readonly Section[] {
  const {model, t} = context;
  const items = part.names.map((text) => {
    const type = model.types.find(({name}) => name === text);
    return {...toNameLink(text, text, context), summary: toSummary(type?.description)};
  });
  return withHeading(context.toHeading('possible-types', t('heading.possibleTypes')), [
    ...toPartLinks(entry, part, context),
    {kind: 'list', look: 'types', items},
  ]);
}

/** What an operation returns, as much of it as the page has room for. */
export function toReturns(
  {type}: FieldElement,
  room: number,
  context: SectionContext,
): Section {
  const {permalinks, t} = context;
  const unfolded = context.unfold(type.name, RESULT_DEPTH, Math.max(0, room));
  const guide = context.guideTo(type.name);
  return {
    kind: 'returns',
    heading: context.toHeading('returns', t('heading.returns')),
    type: toTypeLink(type, permalinks),
    ...(guide && {guide}),
    ...(unfolded && {unfolded: toTypeInPlace(unfolded, context)}),
  };
}
