import {
  Kind,
  parse,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import {parseJson, type JsonMember, type JsonNode} from 'graphql-api-model';
import {readMarks} from 'graphql-samples';
import type {Fence} from './types';

/** A key of an answer, at an offset into the text. */
interface ResponseKey {
  readonly at: number;
  readonly name: string;
}

/** The keys of an answer that its operation asks for, not those inside a value of a scalar. */
export function listResponseKeys(
  {code, meta, at, start}: Fence,
  fences: readonly Fence[],
): readonly ResponseKey[] {
  const {operation} = readMarks(meta);
  const above = fences
    .filter((one) => one.language === 'graphql' && one.start < start)
    .map((one) => parse(one.code))
    .findLast((document) => findSelection(document, operation));
  const selection = above && findSelection(above, operation);
  const root = parseJson(code);
  if (!selection || root.kind !== 'object') return [];
  const data = root.members.filter(({name}) => name === 'data');
  const keys = data.flatMap(({value}) => listKeys(value, [selection], above));
  return [...data, ...keys].flatMap((key) => toKeys(key, code, at));
}

/** The member's offset is that of its quote, which is skipped. */
function toKeys({name, at}: JsonMember, code: string, start: number): ResponseKey[] {
  const own = code.indexOf(name, at);
  return own === -1 ? [] : [{at: start + own, name}];
}

function findSelection(
  {definitions}: DocumentNode,
  operation: string | undefined,
): SelectionSetNode | undefined {
  const found = definitions.find(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION &&
      (operation === undefined || node.name?.value === operation),
  );
  return found && 'selectionSet' in found ? found.selectionSet : undefined;
}

function listKeys(
  value: JsonNode,
  selections: readonly SelectionSetNode[],
  document: DocumentNode,
): readonly JsonMember[] {
  if (value.kind === 'array') {
    return value.items.flatMap((item) => listKeys(item, selections, document));
  }
  if (value.kind !== 'object') return [];
  const fields = selections.flatMap((one) => listFields(one, document));
  return value.members.flatMap((member) => {
    const own = fields.filter(({name, alias}) => (alias ?? name).value === member.name);
    const below = own.flatMap(({selectionSet}) => selectionSet ?? []);
    return own.length === 0
      ? []
      : [member, ...(below.length > 0 ? listKeys(member.value, below, document) : [])];
  });
}

/** With those of fragments, whatever their types. */
function listFields(
  {selections}: SelectionSetNode,
  document: DocumentNode,
): readonly FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return node;
    if (node.kind === Kind.INLINE_FRAGMENT)
      return listFields(node.selectionSet, document);
    const fragment = document.definitions.find(
      (one) =>
        one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value,
    );
    return fragment && 'selectionSet' in fragment
      ? listFields(fragment.selectionSet, document)
      : [];
  });
}
