import {
  printHeadersAs,
  printSetting,
  printString,
  printTemplate,
  printValue,
} from './printLiteral';
import {FILE, hasVariables, type Request, type Target} from './request';

/** The form of a multipart request, `operations` and `map` before the files. */
function printForm({files}: Request): string {
  const map = files.map((file, index) => `${index}: [${printString(file)}]`).join(', ');
  const parts = files.map(
    (_, index) =>
      `body.set('${index}', new Blob([readFileSync('${FILE}')]), '${FILE}');\n`,
  );
  return `const body = new FormData();
body.set('operations', JSON.stringify({query, variables}));
body.set('map', JSON.stringify({${map}}));
${parts.join('')}`;
}

/** A program of TypeScript for Node.js that needs no library. */
export function printFetch(request: Request, {endpoint, headers}: Target): string {
  const isMultipart = request.files.length > 0;
  const sent = {...(!isMultipart && {'Content-Type': 'application/json'}), ...headers};
  const hasAny = hasVariables(request);
  const body = `body: JSON.stringify({${hasAny ? 'query, variables' : 'query'}})`;
  return `${isMultipart ? "import {readFileSync} from 'node:fs';\n\n" : ''}const query = ${printTemplate(request.document, 0)};
${hasAny ? `const variables = ${printValue(request.variables)};\n` : ''}${isMultipart ? printForm(request) : ''}
const response = await fetch(${printSetting(endpoint)}, {
  method: 'POST',
${printHeadersAs('headers', sent, 2)}  ${isMultipart ? 'body' : body},
});

console.log(await response.json());
`;
}
