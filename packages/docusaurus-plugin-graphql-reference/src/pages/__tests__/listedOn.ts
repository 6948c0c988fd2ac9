import {sectionsOf} from '../../__tests__/contextOf';
import type {ReferencePage} from '../types';

/** What a list shows: each section with its id, heading and names. */
export function listedOn(page: ReferencePage): readonly string[] {
  return sectionsOf(page, 'list', 'entries').map(({heading, items}) => {
    const listed = items.map(({text}) => text).join(' ');
    return `${heading ? `${heading.text} ${heading.hash}: ` : ''}${listed}`;
  });
}
