import {printHeaders, printString, printTemplate, printValue} from './printLiteral';
import {FILE, hasVariables, type Request, type Target} from './Request';

/** The form of a multipart request, `operations` and `map` before the files. */
function printForm(request: Request): string {
  const map = request.files.map((file, index) => `${index}: [${printString(file)}]`);
  return [
    'const body = new FormData();',
    "body.set('operations', JSON.stringify({query, variables}));",
    `body.set('map', JSON.stringify({${map.join(', ')}}));`,
    ...request.files.map(
      (_, index) =>
        `body.set('${index}', new Blob([readFileSync('${FILE}')]), '${FILE}');`,
    ),
  ].join('\n');
}

function printCall(request: Request, {endpoint, headers}: Target): string {
  const isMultipart = request.files.length > 0;
  const sent = {
    ...(!isMultipart && {'Content-Type': 'application/json'}),
    ...headers,
  };
  const names = hasVariables(request) ? 'query, variables' : 'query';
  return [
    `const response = await fetch(${printString(endpoint)}, {`,
    "  method: 'POST',",
    ...(Object.keys(sent).length > 0 ? [`  headers: ${printHeaders(sent, 2)},`] : []),
    isMultipart ? '  body,' : `  body: JSON.stringify({${names}}),`,
    '});',
  ].join('\n');
}

/** A program of TypeScript for Node.js that needs no library. */
export function printFetch(request: Request, target: Target): string {
  const isMultipart = request.files.length > 0;
  return [
    ...(isMultipart ? ["import {readFileSync} from 'node:fs';\n"] : []),
    `const query = ${printTemplate(request.document, 0)};`,
    ...(hasVariables(request)
      ? [`const variables = ${printValue(request.variables)};`]
      : []),
    ...(isMultipart ? [printForm(request)] : []),
    '',
    printCall(request, target),
    '',
    'console.log(await response.json());',
    '',
  ].join('\n');
}
