import {translate} from '@docusaurus/Translate';

/** What the box in the navbar, the field and the dialog are called. */
export function nameSearch(): string {
  return translate({
    id: 'theme.search.name',
    message: 'Search',
  });
}
