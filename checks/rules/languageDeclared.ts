import type {Check} from '../check';

/** Each page says in which language it is. */
export const languageDeclared: Check = (build) =>
  [...build.pages.values()]
    .filter(({language}) => !language)
    .map(({path}) => ({
      page: path,
      message: 'The html element has no lang attribute.',
      fix: 'Set i18n.defaultLocale in site/docusaurus.config.ts.',
    }));
