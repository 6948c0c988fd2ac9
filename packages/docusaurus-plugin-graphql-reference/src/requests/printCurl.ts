import {toOneLine} from '../samples/toOneLine';
import {quoteShell, quoteShellTemplate} from './quoteShell';
import {FILE, hasVariables, printJson, type Request, type Target} from './Request';

/**
 * JSON between the single quotes of a shell. An apostrophe can only stand in a string there, and
 * JSON has another way to write it.
 */
function quoteJson(value: unknown): string {
  return `'${printJson(value).replaceAll("'", String.raw`\u0027`)}'`.replaceAll(
    '\n',
    '\n  ',
  );
}

function toBody(request: Request): unknown {
  const query = toOneLine(request.document);
  return hasVariables(request) ? {query, variables: request.variables} : {query};
}

/** The parts of a multipart request, `operations` and `map` before the files. */
function toForm(request: Request): readonly string[] {
  const map = Object.fromEntries(request.files.map((file, index) => [index, [file]]));
  return [
    `--form-string operations=${quoteJson(toBody(request))}`,
    `--form-string map='${JSON.stringify(map)}'`,
    ...request.files.map((_, index) => `--form ${index}=@${FILE}`),
  ];
}

/**
 * One command that runs as it is pasted into any POSIX shell. Files are sent by the GraphQL
 * multipart request specification.
 */
export function printCurl(request: Request, {endpoint, headers}: Target): string {
  const isMultipart = request.files.length > 0;
  const sent = Object.entries({
    ...headers,
    ...(!isMultipart && {'Content-Type': 'application/json'}),
  });
  return [
    `curl ${quoteShell(endpoint)}`,
    ...sent.map(([name, value]) => `-H ${quoteShellTemplate(`${name}: ${value}`)}`),
    ...(isMultipart ? toForm(request) : [`--data ${quoteJson(toBody(request))}`]),
  ].join(' \\\n  ');
}
