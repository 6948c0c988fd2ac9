import {quoteShellTemplate} from './quoteShell';
import {FILE, hasVariables, printJson, type Request, type Target} from './request';

/** The lines of a document joined, unless a line break may mean something in it. */
function toOneLine(document: string): string {
  if (/"""|#/.test(document)) return document;
  const lines = document.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

/**
 * A document between the quotes of JSON, on lines as it is written: `--data` removes line breaks from
 * what it reads. Where one means something, JSON's own is before it.
 */
function printDocument(document: string): string {
  const end = /"""|#/.test(document) ? String.raw`\n` : '';
  const lines = document
    .split('\n')
    .map((line) => `    ${JSON.stringify(line).slice(1, -1)}${end}`.trimEnd());
  return `"\n${lines.join('\n')}\n  "`;
}

function printBody(request: Request, query: string): string {
  const variables = printJson(request.variables).replaceAll('\n', '\n  ');
  return `{\n  "query": ${query}${hasVariables(request) ? `,\n  "variables": ${variables}` : ''}\n}`;
}

/** The parts of a multipart request, `operations` and `map` before the files. */
function toForm({files}: Request): readonly string[] {
  const map = Object.fromEntries(files.map((file, index) => [index, [file]]));
  return [
    `--form 'operations=<-'`,
    `--form-string map='${JSON.stringify(map)}'`,
    ...files.map((_, index) => `--form ${index}=@${FILE}`),
  ];
}

/**
 * One command that runs as it is pasted into any POSIX shell; every line of its body starts with a
 * brace or a space, so none ends it. Files are sent by the GraphQL multipart request specification.
 */
export function printCurl(request: Request, {endpoint, headers}: Target): string {
  const isMultipart = request.files.length > 0;
  const sent = Object.entries({
    ...headers,
    ...(!isMultipart && {'Content-Type': 'application/json'}),
  });
  const command = [
    `curl ${quoteShellTemplate(endpoint)}`,
    ...sent.map(([name, value]) => `-H ${quoteShellTemplate(`${name}: ${value}`)}`),
    ...(isMultipart ? toForm(request) : ['--data @-']),
  ].join(' \\\n  ');
  const query = isMultipart
    ? JSON.stringify(toOneLine(request.document))
    : printDocument(request.document);
  return `${command} <<'JSON'\n${printBody(request, query)}\nJSON`;
}
