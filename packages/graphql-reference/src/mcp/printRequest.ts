import {
  type ApiModel,
  type FieldElement,
  isOperationKind,
  isRequired,
  type TypeElement,
} from 'graphql-api-model';
import {
  createExamples,
  ExampleError,
  type Example,
  type OperationKind,
} from 'graphql-examples';
import {formatDocument} from 'graphql-samples';
import {findElement, toUnknownError} from './findElement';
import type {Api, Reference} from './Reference';
import type {Response, Tools} from './Tools';
import {findWays} from './ways';

/** A step of a path, with the arguments that are named beside those that are required. */
interface Step {
  readonly name: string;
  readonly wanted: readonly string[];
}

const STEP = /(\w+)\s*(?:\(([^()]*)\))?/g;
const MOST_LEAVES = 8;
const PAGE_SIZE = 10;
/** Fields that hold the objects of a page. */
const ITEMS = ['nodes', 'items', 'edges', 'node', 'results'];

function parsePath(path: string): readonly Step[] {
  return [...path.matchAll(STEP)].map(([, name = '', list = '']) => ({
    name,
    wanted: [...list.matchAll(/(\w+)\s*(?::|$|,)/g)].map(([, argument = '']) => argument),
  }));
}

function printJson(title: string, value: unknown): string {
  return `${title}:\n\n\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;
}

function printRequest({document, variables, response}: Example): Response {
  return {
    text: [
      `\`\`\`graphql\n${document.trim()}\n\`\`\``,
      ...(Object.keys(variables).length > 0 ? [printJson('Variables', variables)] : []),
      printJson('Response', response),
    ].join('\n\n'),
    structured: {document, variables, response},
  };
}

function getFields(type: TypeElement | undefined): readonly FieldElement[] {
  return type && (type.kind === 'object' || type.kind === 'interface') ? type.fields : [];
}

function listItems(fields: readonly FieldElement[]): readonly FieldElement[] {
  return ITEMS.flatMap((name) => fields.filter((field) => field.name === name));
}

/** Writes the document of a path of fields. */
function createWriter({types}: ApiModel) {
  const byName = new Map(types.map((type) => [type.name, type]));
  const isLeaf = ({type}: FieldElement): boolean => {
    const kind = byName.get(type.name)?.kind;
    return kind === undefined || kind === 'scalar' || kind === 'enum';
  };
  const isPlain = (field: FieldElement): boolean =>
    !field.deprecation &&
    !field.arguments.some(isRequired) &&
    field.name !== 'clientMutationId';

  /** What is selected of a type where the caller names nothing. */
  const select = (name: string, depth = 0): string => {
    const type = byName.get(name);
    if (type?.kind === 'union') {
      const own = type.possibleTypes
        .slice(0, 3)
        .map((one) => `... on ${one} { ${select(one, depth + 1)} }`);
      return ['__typename', ...own].join(' ');
    }
    const fields = getFields(type).filter(isPlain);
    const leaves = fields.filter(isLeaf).slice(0, depth === 0 ? MOST_LEAVES : 4);
    const [items] = listItems(fields.filter((field) => !isLeaf(field)));
    const objects = fields.filter((field) => !isLeaf(field));
    const inner = items ? [items] : leaves.length < 2 ? objects.slice(0, 2) : [];
    const nested = depth < 3 ? inner : [];
    const parts = [
      ...leaves.map((field) => field.name),
      ...nested.map((field) => `${field.name} { ${select(field.type.name, depth + 1)} }`),
    ];
    return parts.length > 0 ? parts.join(' ') : '__typename';
  };

  /** The fields that the caller names, inside of the objects of a page where the type is one of a page. */
  const place = (name: string, fields: string, depth = 0): string => {
    const [first] = /\w+/.exec(fields.replace(/^\s*\w+\s*:/, '')) ?? [];
    const own = getFields(byName.get(name));
    if (
      depth > 2 ||
      fields.trim().startsWith('...') ||
      own.some((field) => field.name === first)
    ) {
      return fields;
    }
    for (const item of listItems(own)) {
      const inner = place(item.type.name, fields, depth + 1);
      const inside = getFields(byName.get(item.type.name));
      if (inner !== fields || inside.some((field) => field.name === first)) {
        const page = depth === 0 && own.some((one) => one.name === 'pageInfo');
        return `${item.name} { ${inner} }${page ? ' pageInfo { hasNextPage endCursor }' : ''}`;
      }
    }
    return fields;
  };
  return {byName, isLeaf, select, place};
}

/** The fields of a path, from a root field on. */
function findPath(
  {model}: Api,
  start: FieldElement,
  steps: readonly Step[],
): readonly FieldElement[] {
  const types = new Map(model.types.map((type) => [type.name, type]));
  const path = [start];
  for (const {name} of steps) {
    const type = types.get(path.at(-1)!.type.name);
    const found = getFields(type).find((field) => field.name === name);
    if (!found) {
      throw toUnknownError(
        `${type?.name}.${name}`,
        getFields(type).map((field) => `${type?.name}.${field.name}`),
      );
    }
    path.push(found);
  }
  return path;
}

/** The start of a path: `Query.repository`, `createSpace`, or `Repository.issues`, to which a way leads. */
function findStart(
  reference: Reference,
  steps: readonly Step[],
): {
  api: Api;
  kind: OperationKind;
  path: readonly FieldElement[];
  steps: readonly Step[];
} {
  for (const api of reference.apis()) {
    const {model} = api;
    const isRoot = model.roots.some(({type}) => type === steps[0]?.name);
    const way = isRoot ? undefined : findWays(model).get(steps[0]?.name ?? '');
    const named = model.types.find(({name}) => name === steps[0]?.name);
    if (!way || (named?.kind !== 'object' && named?.kind !== 'interface')) continue;
    const rest = steps.slice(1);
    const path = [...way, ...findPath(api, way.at(-1)!, rest).slice(1)];
    const ofWay = way.map(({name}) => ({name, wanted: []}));
    return {api, kind: 'query', path, steps: [...ofWay, ...rest]};
  }
  const words = ['query', 'mutation', 'subscription'];
  const [first, second] = steps;
  const hasRoot =
    second !== undefined &&
    (words.includes(first?.name ?? '') ||
      reference
        .apis()
        .some(({model}) => model.roots.some(({type}) => type === first?.name)));
  const own = hasRoot ? steps.slice(1) : steps;
  const root = hasRoot && !words.includes(first!.name) ? `${first!.name}.` : '';
  const word = hasRoot && root === '' ? `${first!.name} ` : '';
  const {api, entry} = findElement(
    reference,
    `${word}${root}${own[0]?.name ?? ''}`,
    ({kind}) => isOperationKind(kind),
  );
  const path = findPath(api, entry.element as FieldElement, own.slice(1));
  return {api, kind: entry.kind as OperationKind, path, steps: own};
}

/** A generated request for an operation, or one through a path, with variables and a response of the mock. */
export function writeRequest(
  reference: Reference,
  {path: written, fields}: Parameters<Tools['request']>[0],
): Response {
  const start = findStart(reference, parsePath(written));
  const {api, kind, path, steps} = start;
  const root = path[0]!;
  const isAll = fields?.trim() === '*';
  if (
    path.length === 1 &&
    steps[0]!.wanted.length === 0 &&
    (isAll || fields === undefined)
  ) {
    const {required, full = required} = createExamples(api.schema)(kind, root.name);
    return printRequest(isAll ? full : required);
  }
  const {isLeaf, select, place} = createWriter(api.model);
  const variables: string[] = [];
  const names = new Set<string>();
  const printArguments = (field: FieldElement, {wanted}: Step): string => {
    const list = field.arguments.flatMap((argument) => {
      if (isRequired(argument) || wanted.includes(argument.name)) {
        const {name} = argument;
        const own = names.has(name) ? `${field.name}_${name}` : name;
        names.add(own);
        variables.push(`$${own}: ${argument.type.notation}`);
        return [`${name}: $${own}`];
      }
      const isPage = argument.name === 'first' && argument.defaultValue === undefined;
      return isPage ? [`first: ${PAGE_SIZE}`] : [];
    });
    const unknown = wanted.find(
      (name) => !field.arguments.some((one) => one.name === name),
    );
    if (unknown !== undefined) {
      throw toUnknownError(
        `${field.coordinate}(${unknown}:)`,
        field.arguments.map((one) => one.coordinate),
      );
    }
    return list.length > 0 ? `(${list.join(', ')})` : '';
  };
  const heads = path.map((field, at) => field.name + printArguments(field, steps[at]!));
  const last = path.at(-1)!;
  const inner = isAll ? undefined : fields?.trim().replace(/^\{([\s\S]*)\}$/, '$1');
  const selection = isLeaf(last)
    ? ''
    : ` { ${inner ? place(last.type.name, inner) : select(last.type.name)} }`;
  const body = heads.join(' { ') + selection + ' }'.repeat(heads.length - 1);
  const name = path
    .map((field) => field.name[0]!.toUpperCase() + field.name.slice(1))
    .join('');
  const list = variables.length > 0 ? `(${variables.join(', ')})` : '';
  const document = formatDocument(`${kind} ${name}${list} { ${body} }`);
  const overrides = {[root.coordinate]: {document, file: 'request'}};
  try {
    const {required} = createExamples(api.schema, {overrides})(kind, root.name);
    return printRequest(required);
  } catch (error) {
    if (!(error instanceof ExampleError)) throw error;
    return {text: error.message, isError: true, structured: {document}};
  }
}
