import {
  GraphQLError,
  Kind,
  TypeInfo,
  getNamedType,
  isTypeExtensionNode,
  parse,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import {coordinatesOf} from 'graphql-api-model';

/** Token classes of the site's code blocks, without their prefix `hl-`. */
export type TokenClass =
  | 'keyword'
  | 'type'
  | 'attribute'
  | 'variable'
  | 'string'
  | 'number'
  | 'comment'
  | 'meta'
  | 'name';

/** The meaning of a word in a document. */
interface WordNote {
  readonly tokenClass: TokenClass;
  /** The schema coordinate that the word stands for. */
  readonly coordinate: string | undefined;
}

/** The note of each word by the offset where it begins; words without one are keywords. */
export type WordNotes = ReadonlyMap<number, WordNote>;

type Note = (
  node: ASTNode | undefined,
  tokenClass: TokenClass,
  coordinate?: string,
) => void;

/** Finds the class and the coordinate of each word of a request or of SDL. */
export function annotateWords(document: DocumentNode, schema: GraphQLSchema): WordNotes {
  const notes = new Map<number, WordNote>();
  const note: Note = (node, tokenClass, coordinate) => {
    if (node?.loc) {
      notes.set(node.loc.start, {tokenClass, coordinate});
    }
  };
  const typeInfo = new TypeInfo(schema);
  visit(document, visitWithTypeInfo(typeInfo, createVisitor(note, typeInfo)));
  annotateDefinitions(document, note);
  return notes;
}

/** The coordinates of the elements that a document uses, each once; of a text that is no document none. */
export function findCoordinates(
  document: DocumentNode | string,
  schema: GraphQLSchema,
): readonly string[] {
  try {
    const parsed = typeof document === 'string' ? parse(document) : document;
    const words = [...annotateWords(parsed, schema).values()];
    return [...new Set(words.flatMap(({coordinate}) => coordinate ?? []))];
  } catch (error) {
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}

function createVisitor(note: Note, typeInfo: TypeInfo): ASTVisitor {
  return {
    OperationDefinition: ({name}) => note(name, 'name'),
    FragmentDefinition: ({name}) => note(name, 'name'),
    FragmentSpread: ({name}) => note(name, 'name'),
    Variable: ({name}) => note(name, 'variable'),
    NamedType: ({name}) => note(name, 'type', name.value),
    Directive: ({name}) => note(name, 'meta', `@${name.value}`),
    BooleanValue: (node) => note(node, 'number'),
    NullValue: (node) => note(node, 'number'),
    EnumValue(node) {
      const type = typeInfo.getEnumValue() && getNamedType(typeInfo.getInputType());
      note(node, 'number', type ? `${type.name}.${node.value}` : undefined);
    },
    Field({name, alias}) {
      const parent = typeInfo.getParentType();
      const coordinate = parent ? `${parent.name}.${name.value}` : undefined;
      note(alias, 'attribute', coordinate);
      note(name, 'attribute', coordinate);
    },
    Argument({name}) {
      const owner = ownerOfArgument(typeInfo);
      note(name, 'attribute', owner && `${owner}(${name.value}:)`);
    },
    ObjectField({name}) {
      const type = getNamedType(typeInfo.getParentInputType());
      note(name, 'attribute', type && `${type.name}.${name.value}`);
    },
  };
}

function ownerOfArgument(typeInfo: TypeInfo): string | undefined {
  const directive = typeInfo.getDirective();
  if (directive) {
    return `@${directive.name}`;
  }
  const parent = typeInfo.getParentType();
  const field = typeInfo.getFieldDef();
  return parent && field ? `${parent.name}.${field.name}` : undefined;
}

/** The names that SDL defines, which TypeInfo does not follow. */
function annotateDefinitions(document: DocumentNode, note: Note): void {
  for (const definition of document.definitions) {
    if (isTypeExtensionNode(definition)) {
      note(definition.name, 'type', definition.name.value);
    }
    for (const [coordinate, node] of coordinatesOf(definition)) {
      note(node.name, classOf(node), coordinate);
    }
  }
}

function classOf({kind}: ASTNode): TokenClass {
  switch (kind) {
    case Kind.DIRECTIVE_DEFINITION:
      return 'meta';
    case Kind.ENUM_VALUE_DEFINITION:
      return 'number';
    case Kind.FIELD_DEFINITION:
    case Kind.INPUT_VALUE_DEFINITION:
      return 'attribute';
    default:
      return 'type';
  }
}
