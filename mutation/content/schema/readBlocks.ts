import {
  Kind,
  getNamedType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type NameNode,
} from 'graphql';
import {readMarks} from 'graphql-samples';
import type {Fence} from '../types';
import {addLength} from './addLength';
import {readAnswer, readVariables} from './readJson';
import {readExcerpt} from './readExcerpt';
import type {Uses} from './types';

const EXECUTABLE: readonly string[] = [
  Kind.OPERATION_DEFINITION,
  Kind.FRAGMENT_DEFINITION,
];

/** Adds what the GraphQL and the JSON of a guide say of a schema. */
export function readBlocks(
  fences: readonly Fence[],
  schema: GraphQLSchema,
  uses: Uses,
): void {
  const documents: DocumentNode[] = [];
  for (const {language, code, meta} of fences) {
    if (language === 'graphql') {
      const document = parse(code);
      if (document.definitions.every(({kind}) => EXECUTABLE.includes(kind))) {
        documents.push(document);
        readRequest(document, schema, uses);
      } else readExcerpt(document, code, uses);
    }
    const {part, operation} = readMarks(meta);
    if (language !== 'json' || part === undefined) continue;
    const document = documents.findLast(({definitions}) =>
      definitions.some((node) => operation === undefined || nameOf(node) === operation),
    );
    if (!document) continue;
    const owner = {document, operation, schema};
    if (part === 'variables') readVariables(code, owner, uses);
    else readAnswer(code, owner, uses);
  }
}

/** An operation need not have one. */
function nameOf(
  node: object & {readonly name?: NameNode | undefined},
): string | undefined {
  return node.name?.value;
}

function readRequest(document: DocumentNode, schema: GraphQLSchema, uses: Uses): void {
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      NamedType: ({name}) => void uses.types.add(name.value),
      Directive: ({name}) => void uses.directives.add(`@${name.value}`),
      Field({name}) {
        const parent = info.getParentType();
        if (!parent || name.value.startsWith('__')) return;
        uses.members.add(`${parent.name}.${name.value}`);
        uses.selected.add(`${parent.name}.${name.value}`);
      },
      Argument({name, value}) {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (!parent || !field || info.getDirective()) return;
        const coordinate = `${parent.name}.${field.name}(${name.value}:)`;
        uses.members.add(coordinate);
        if (value.kind === Kind.STRING) addLength(coordinate, value.value, uses);
      },
      ObjectValue() {
        const type = getNamedType(info.getInputType());
        if (type) uses.inputs.add(type.name);
      },
      ObjectField({name, value}) {
        const type = getNamedType(info.getParentInputType());
        if (!type) return;
        uses.members.add(`${type.name}.${name.value}`);
        if (value.kind === Kind.STRING) {
          addLength(`${type.name}.${name.value}`, value.value, uses);
        }
      },
      EnumValue({value}) {
        const type = getNamedType(info.getInputType());
        if (type) uses.members.add(`${type.name}.${value}`);
      },
    }),
  );
}
