import type {SampleSchema} from '../schemas';
import {checkFile, toReport, type MarkdownFile, type SampleReport} from './checkMarkdown';
import type {TreeReport} from './checkTree';

/**
 * As `checkMarkdown` for many calls, as while texts are being written: a text is checked again only
 * if it or one of the schemas is another than at the call before.
 *
 * @returns A function that takes what `checkMarkdown` takes. Schemas are compared as objects, so hand
 *   in the same ones as long as nothing of them has changed.
 * @example
 * const check = createMarkdownChecker();
 * onChange(() => console.log(printReport(check(readFiles(), schemas))));
 */
export function createMarkdownChecker(): (
  files: readonly MarkdownFile[],
  schemas: readonly SampleSchema[],
) => SampleReport {
  let known: ReadonlyMap<string, TreeReport> = new Map();
  let last: readonly SampleSchema[] = [];
  return (files, schemas) => {
    const isSame =
      schemas.length === last.length &&
      schemas.every((schema, index) => schema === last[index]);
    const old = isSame ? known : new Map<string, TreeReport>();
    const reports = files.map((file) => {
      const key = keyOf(file);
      return [key, old.get(key) ?? checkFile(file, schemas)] as const;
    });
    // Those of this call only, else what is edited all day is kept all day.
    known = new Map(reports);
    last = schemas;
    return toReport(reports.map(([, report]) => report));
  };
}

/** All that a report of a text depends on beside the schemas. */
function keyOf({file, text, format, origin, isDescription}: MarkdownFile): string {
  return JSON.stringify([file, format, origin, isDescription, text]);
}
