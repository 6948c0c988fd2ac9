import {createPrintValue} from './createPrintValue';
import {FILE, hasVariables, type Request, type Target} from './request';
import {listVariables, RANDOM_UUID, splitVariables} from './splitVariables';

/** The escapes of JSON are those of Python. */
const printString: (text: string) => string = JSON.stringify;

function printScalar(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : JSON.stringify(value);
}

const printValue = createPrintValue({step: 4, printScalar, printKey: printString});

/** The lines of a document between quotes, which GraphQL has, too. */
function printDocument(document: string): string {
  return `"""\n${document.replaceAll('\\', '\\\\').replaceAll('"""', String.raw`\"\"\"`)}\n"""`;
}

/** A header's value or an address, with variables as Python has them. */
function printSetting(value: string): string {
  const pieces = splitVariables(value).map((piece) => {
    if ('text' in piece) return printString(piece.text);
    return piece.variable === RANDOM_UUID
      ? 'str(uuid.uuid4())'
      : `os.environ["${piece.variable}"]`;
  });
  return pieces.join(' + ') || '""';
}

/** The arguments with a body of JSON, or with the form of a multipart request. */
function printBody(request: Request): readonly string[] {
  const body = `{"query": query${hasVariables(request) ? ', "variables": variables' : ''}}`;
  if (request.files.length === 0) return [`json=${body}`];
  const entries = request.files.map((file, index) => [String(index), file] as const);
  const map = entries.map(([key, file]) => `"${key}": [${printString(file)}]`).join(', ');
  const files = entries.map(([key]) => `"${key}": open("${FILE}", "rb")`).join(', ');
  return [
    `data={\n        "operations": json.dumps(${body}),\n        "map": json.dumps({${map}}),\n    }`,
    `files={${files}}`,
  ];
}

/** A program of Python with the library httpx. */
export function printPython(request: Request, {endpoint, headers}: Target): string {
  const sent = Object.entries(headers);
  const settings = [endpoint, ...sent.map(([, value]) => value)];
  const variables = settings.flatMap(listVariables);
  const imports = [
    request.files.length > 0 && 'json',
    variables.some((name) => name !== RANDOM_UUID) && 'os',
    variables.includes(RANDOM_UUID) && 'uuid',
  ].flatMap((name) => (name === false ? [] : [`import ${name}\n`]));
  const lines = sent.map(
    ([name, value]) => `        ${printString(name)}: ${printSetting(value)},\n`,
  );
  const parameters = [
    printSetting(endpoint),
    ...(lines.length > 0 ? [`headers={\n${lines.join('')}    }`] : []),
    ...printBody(request),
  ];
  return `${imports.length > 0 ? `${imports.join('')}\n` : ''}import httpx

query = ${printDocument(request.document)}
${hasVariables(request) ? `variables = ${printValue(request.variables)}\n` : ''}
response = httpx.post(
${parameters.map((parameter) => `    ${parameter},\n`).join('')})

print(response.json())
`;
}
