import type {AssertSamples} from './createSampleAssertion';

/** So long no edit has come. */
export const QUIET_MS = 1500;

/**
 * As the check, for development: an edit of a schema concerns every sample of the site, so its
 * pages are shown first and the check follows when the edits pause, and stops nothing. An edit of a
 * guide is checked at once.
 */
export function checkSchemasLate(check: AssertSamples): AssertSamples {
  let last: readonly unknown[] | undefined;
  let timer: NodeJS.Timeout | undefined;
  return (instances, format, logger) => {
    clearTimeout(timer);
    const schemas = instances.map(({loaded}) => loaded.schema);
    const isEdited = last?.some((schema, index) => schema !== schemas[index]);
    last = schemas;
    if (!isEdited) {
      check(instances, format, logger);
      return;
    }
    timer = setTimeout(() => {
      try {
        check(instances, format, logger);
      } catch (error) {
        logger.warn(error instanceof Error ? error.message : String(error));
      }
    }, QUIET_MS).unref();
  };
}
