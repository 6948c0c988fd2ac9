import {sectionsOf} from '../../__tests__/contextOf';
import type {ReferencePage} from '../types';

/** What a list shows: each section with its id, heading and names. */
export function listedOn(page: ReferencePage): readonly string[] {
  return sectionsOf(page, 'entries').map(({heading, entries}) => {
    const listed = entries.map(({name}) => name).join(' ');
    return `${heading ? `${heading.text} ${heading.hash}: ` : ''}${listed}`;
  });
}
