import {test} from '@playwright/test';

/**
 * Adds to a number of the summary that `npm test` prints at its end, which reads it from the report:
 * an annotation of the running test, such as `{type: 'axe runs', description: '96'}`.
 */
export function countFor(what: string, more: number): void {
  const {annotations} = test.info();
  const known = annotations.find(({type}) => type === what);
  if (known) {
    known.description = String(Number(known.description) + more);
  } else {
    annotations.push({type: what, description: String(more)});
  }
}
