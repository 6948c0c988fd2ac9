import {firstSentence} from 'graphql-api-model';
import type {SearchMember, SearchPage} from '../searchPage';
import {LONGEST_SENTENCE} from './longestSentence';

/**
 * What the index keeps of a page: the summary's first sentence, and types only of what returns
 * them, which arguments and input fields do not.
 */
export function reducePage(page: SearchPage): SearchPage {
  const summary = firstSentence(page.summary ?? '', LONGEST_SENTENCE);
  const {summary: _whole, otherUrls: _others, members = [], ...rest} = page;
  return {
    ...rest,
    ...(summary === '' ? {} : {summary}),
    members: members.map(reduceMember),
  };
}

function reduceMember(member: SearchMember): SearchMember {
  if (member.kind === 'field') return member;
  const {returns: _type, ...rest} = member;
  return rest;
}
