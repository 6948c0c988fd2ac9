import {checkFile, toReport, type TextReport} from './checkMarkdown';
import type {MarkdownFile} from './markdown/source';
import type {SampleReport} from './report/issue';
import type {SampleSchema} from './samples/schemas';

/**
 * Creates a `checkMarkdown` for watch mode: it checks a text again only if the text or one of the
 * schemas differs from that of the call before. It compares schemas by identity.
 *
 * @example
 * const check = createMarkdownChecker();
 * onChange(() => console.log(printReport(check(readFiles(), schemas))));
 */
export function createMarkdownChecker(): (
  files: readonly MarkdownFile[],
  schemas: readonly SampleSchema[],
) => SampleReport {
  let known: ReadonlyMap<string, TextReport> = new Map();
  let last: readonly SampleSchema[] = [];
  return (files, schemas) => {
    const isSame =
      schemas.length === last.length &&
      schemas.every((schema, index) => schema === last[index]);
    const old = isSame ? known : new Map<string, TextReport>();
    const reports = files.map((file) => {
      const {text, format, origin, isDescription} = file;
      const key = JSON.stringify([file.file, format, origin, isDescription, text]);
      return [key, old.get(key) ?? checkFile(file, schemas)] as const;
    });
    // Only those of this call, because edited texts would add up.
    known = new Map(reports);
    last = schemas;
    return toReport(reports.map(([, report]) => report));
  };
}
