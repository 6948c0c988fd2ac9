import {loadSchema, ReportError} from 'graphql-api-model';
import {withShownNames} from '../docusaurus/shownNames.mjs';
import type {Site} from './createSite';

/**
 * What is wrong with the schema of a site, as Docusaurus tells it seconds later, for it loads much
 * before it reads anything. Undefined for a schema that can be read, and for mistakes of ours.
 */
export function findMistake({source, shownNames}: Site): string | undefined {
  try {
    loadSchema(source);
    return undefined;
  } catch (error) {
    return error instanceof ReportError
      ? withShownNames(error.message, shownNames)
      : undefined;
  }
}
