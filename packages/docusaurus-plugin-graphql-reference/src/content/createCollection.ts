import {isOperationKind, OTHER} from 'graphql-api-model';
import {
  FILE,
  hasVariables,
  listVariables,
  printJson,
  RANDOM_UUID,
  type Request,
  splitVariables,
} from 'graphql-examples/programs';
import type {PageContext} from '../pages/context';
import type {SentRequest} from '../requests/createRequests';

/** An operation, or a folder of them, in a collection. */
type Item =
  | {readonly name: string; readonly item: readonly Item[]}
  | {readonly name: string; readonly request: object};

/** A collection in Postman's format 2.1, which Bruno and Insomnia import, too. */
interface Collection {
  readonly info: {readonly name: string; readonly schema: string};
  readonly item: readonly Item[];
  readonly variable: readonly {readonly key: string; readonly value: string}[];
}

const ENDPOINT = 'endpoint';

function toVariable(name: string): string {
  return name === RANDOM_UUID ? '$randomUUID' : name.toLowerCase();
}

function fill(value: string): string {
  return splitVariables(value)
    .map((piece) => ('text' in piece ? piece.text : `{{${toVariable(piece.variable)}}}`))
    .join('');
}

/** GraphQL and its variables, or the form of a multipart request. */
function toBody(request: Request): object {
  const {document: query, variables, files} = request;
  if (files.length === 0) {
    const printed = hasVariables(request) ? printJson(variables) : '';
    return {mode: 'graphql', graphql: {query, variables: printed}};
  }
  const map = Object.fromEntries(files.map((file, index) => [index, [file]]));
  const text = (key: string, value: unknown): object => ({
    key,
    value: JSON.stringify(value),
    type: 'text',
  });
  return {
    mode: 'formdata',
    formdata: [
      text('operations', {query, variables}),
      text('map', map),
      ...files.map((_, index) => ({key: String(index), type: 'file', src: FILE})),
    ],
  };
}

function toItem(name: string, {request, target}: SentRequest): Item {
  const header = Object.entries(target.headers).map(([key, value]) => ({
    key,
    value: fill(value),
  }));
  const url = `{{${ENDPOINT}}}`;
  return {name, request: {method: 'POST', header, body: toBody(request), url}};
}

/** The names of variables in the headers and the address of requests, without the random one. */
function findVariables(sent: readonly SentRequest[]): readonly string[] {
  const values = sent.flatMap(({target: {endpoint, headers}}) => [
    endpoint,
    ...Object.values(headers),
  ]);
  const names = [...new Set(values)]
    .flatMap(listVariables)
    .filter((name) => name !== RANDOM_UUID);
  return [...new Set(names.map(toVariable))].filter((name) => name !== ENDPOINT);
}

/** The first request of each operation, in folders by domain, or by kind where there are no domains. */
export function createCollection(
  {model, entries, label, t}: PageContext,
  requestOf: NonNullable<PageContext['requestOf']>,
): Collection {
  const sent: SentRequest[] = [];
  const folders = new Map<string, Item[]>(model.groups.map((group) => [group, []]));
  for (const {kind, element} of entries) {
    if (!isOperationKind(kind)) continue;
    const request = requestOf(kind, element.name);
    if (!request) continue;
    const folder =
      model.groups.length === 0 ? t(`kind.${kind}.plural`) : (element.group ?? OTHER);
    sent.push(request);
    folders.set(folder, [...(folders.get(folder) ?? []), toItem(element.name, request)]);
  }
  const endpoint = sent[0]?.target.endpoint ?? '';
  return {
    info: {
      name: label,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: [...folders].flatMap(([name, item]) => (item.length > 0 ? [{name, item}] : [])),
    variable: [
      {key: ENDPOINT, value: endpoint === '$ENDPOINT' ? '' : fill(endpoint)},
      ...findVariables(sent).map((key) => ({key, value: ''})),
    ],
  };
}
