import {translate} from '@docusaurus/Translate';

/** What the box in the navbar, the field and the dialog are called. */
export function nameSearch(): string {
  return translate({
    id: 'theme.search.name',
    message: 'Search',
    description: 'What stands in the search box, and the ARIA label of field and dialog',
  });
}
