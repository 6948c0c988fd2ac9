import path from 'node:path';
import {ReportError} from 'graphql-api-model';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {checkContent, toReport} from './checkMarkdown';
import {findContent, type Content} from './markdown/findContent';
import {parseMention} from './names/parseMention';
import {printReport} from './report/printReport';
import {findSchemaOf, type SampleSchema} from './samples/schemas';

/** Options of the remark plugin. */
export interface RemarkGraphqlSamplesOptions {
  /** Called for each document, because a schema changes while its author edits it. */
  readonly schemas: () => readonly SampleSchema[];
  /** The base of relative names of files; the working directory if it is missing. */
  readonly directory?: string;
  /** `error` throws the report of a document, `off` only links. */
  readonly check?: 'error' | 'off';
}

/**
 * Remark plugin: checks the samples and names of a document against its schemas, and links inline code
 * that names an element of the schema, except in headings and links. It removes the mark `!` of a name
 * that opts out. Put it before plugins that replace code blocks.
 *
 * @throws ReportError with all problems of the document.
 * @example beforeDefaultRemarkPlugins: [[remarkGraphqlSamples, {schemas: () => [api]}]]
 */
export function remarkGraphqlSamples({
  schemas: getSchemas,
  directory,
  check = 'error',
}: RemarkGraphqlSamplesOptions) {
  return (root: Root, {path: file, cwd, value}: VFile): void => {
    const schemas = getSchemas();
    const name = path
      .relative(directory ?? cwd, path.resolve(cwd, file))
      .split(path.sep)
      .join('/');
    const content = findContent(root);
    if (check === 'error') {
      const source = {file: name, text: String(value)};
      const report = toReport([checkContent(content, source, schemas)]);
      if (report.errors.length > 0) throw new ReportError(printReport(report));
    }
    const own = findSchemaOf(name, schemas);
    if (own) linkNames(content, own);
  };
}

function linkNames(
  {inlineCode}: Content,
  {schema, codes, strict, linkTo, linkToCode}: SampleSchema,
): void {
  for (const {node, parent, index, canLink} of inlineCode) {
    const {text, coordinate, code} = parseMention(node.value, schema, codes, strict);
    const named = {...node, value: text};
    const place = coordinate === undefined ? undefined : linkTo?.(coordinate);
    const url = place ?? (code === undefined ? undefined : linkToCode?.(code));
    parent.children[index] =
      url === undefined || !canLink ? named : {type: 'link', url, children: [named]};
  }
}
