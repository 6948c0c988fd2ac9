import path from 'node:path';
import {ReportError} from 'graphql-api-model';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {readMention} from '../mention/readMention';
import {printReport} from '../report/printReport';
import {findSchemaOf, type SampleSchema} from '../schemas';
import {toReport} from './checkMarkdown';
import {checkTree} from './checkTree';
import {readTree, type TreeContent} from './readTree';

/** Options of the remark plugin. */
export interface RemarkGraphqlSamplesOptions {
  /** Asked for each document, for while one writes a schema changes. */
  readonly schemas: () => readonly SampleSchema[];
  /** What names of files are relative to; the working directory if it is missing. */
  readonly directory?: string;
  /**
   * What happens when a sample or name does not fit: `error` throws the report of the
   * document, `off` only links.
   */
  readonly check?: 'error' | 'off';
}

/**
 * Remark plugin: checks the samples and names of a document against its schemas, and links
 * inline code that names an element of the schema. In headings and links nothing becomes a
 * link. The mark `!` of a name that opts out is removed. It comes before plugins that
 * replace code blocks.
 *
 * @throws ReportError with everything in the document that does not fit.
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
    const content = readTree(root);
    if (check === 'error') {
      const report = toReport([
        checkTree(content, {file: name, text: String(value)}, schemas),
      ]);
      if (report.errors.length > 0) throw new ReportError(printReport(report));
    }
    const own = findSchemaOf(name, schemas);
    if (own) linkNames(content, own);
  };
}

function linkNames(
  {inlineCode}: TreeContent,
  {schema, codes, names, linkTo, linkToCode}: SampleSchema,
): void {
  for (const {node, parent, index, canLink} of inlineCode) {
    const {text, coordinate, code} = readMention(node.value, schema, codes, names);
    const named = {...node, value: text};
    const place = coordinate === undefined ? undefined : linkTo?.(coordinate);
    const url = place ?? (code === undefined ? undefined : linkToCode?.(code));
    parent.children[index] =
      url === undefined || !canLink ? named : {type: 'link', url, children: [named]};
  }
}
