import {
  Kind,
  isNamedType,
  isTypeDefinitionNode,
  isUnionType,
  type DefinitionNode,
  type DocumentNode,
  type ExecutableDefinitionNode,
  type GraphQLSchema,
  type NamedTypeNode,
  type NameNode,
  type SchemaDefinitionNode,
  type SchemaExtensionNode,
  type TypeDefinitionNode,
} from 'graphql';
import {coordinatesOf} from 'graphql-api-model';
import {toError, type Issue} from '../report/issue';
import {compareElement, startOf} from './compareElement';
import {
  describeUnknown,
  elementsOf,
  namesOf,
  ownerOf,
  type SchemaElement,
} from './elements';
import type {SchemaContext} from './schemaContext';
import {suggest} from './suggest';

/** Of a type or a directive; graphql 17 has extensions of directives, too. */
type ElementDefinition = Exclude<
  DefinitionNode,
  ExecutableDefinitionNode | SchemaDefinitionNode | SchemaExtensionNode
>;

/**
 * Compares definitions with those of the schema. An excerpt may leave members out; what it shows must
 * exist with the same type.
 */
export function checkExcerpt(
  {definitions}: DocumentNode,
  context: SchemaContext,
): readonly Issue[] {
  return definitions.flatMap((node) => checkDefinition(node, context));
}

function checkDefinition(
  node: DefinitionNode,
  {schema, strict}: SchemaContext,
): readonly Issue[] {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
    case Kind.FRAGMENT_DEFINITION: {
      const message = 'A sample has either operations or definitions, not both.';
      return [toError(message, startOf(node))];
    }
    case Kind.SCHEMA_DEFINITION:
    case Kind.SCHEMA_EXTENSION:
      return checkRoots(node, schema);
    default:
      return [
        ...checkElements(node, schema),
        ...(strict && isTypeDefinitionNode(node) ? checkOmissions(node, schema) : []),
      ];
  }
}

function checkRoots(
  {operationTypes = []}: SchemaDefinitionNode | SchemaExtensionNode,
  schema: GraphQLSchema,
): readonly Issue[] {
  return operationTypes.flatMap(({operation, type}) => {
    const root = schema.getRootType(operation);
    if (root?.name === type.name.value) return [];
    const known = root ? `the ${operation} type "${root.name}"` : `no ${operation} type`;
    return toError(`The schema has ${known}, not "${type.name.value}".`, startOf(type));
  });
}

/** Checks a type or a directive with its members and arguments. */
function checkElements(node: ElementDefinition, schema: GraphQLSchema): readonly Issue[] {
  const elements = elementsOf(schema);
  const {name} = node;
  const coordinate = node.kind.startsWith('Directive') ? `@${name.value}` : name.value;
  const element = elements.get(coordinate);
  if (!element) return [toError(describeUnknown(coordinate, schema), startOf(name))];
  if (isNamedType(element)) {
    const [found, expected] = [kindOf(node.kind), kindOf(element[Symbol.toStringTag])];
    const message = `"${name.value}" is ${expected} in the schema, not ${found}.`;
    if (found !== expected) return [toError(message, startOf(name))];
  }
  const members = coordinatesOf(node).filter(([known]) => known !== coordinate);
  return [
    ...compareElement(node, element, coordinate),
    ...compareLists(node, element),
    ...members.flatMap(([own, member]) => {
      const known = elements.get(own);
      if (known) return compareElement(member, known, own);
      // The arguments of an unknown field need no second message.
      return elements.has(ownerOf(own) ?? '')
        ? toError(describeUnknown(own, schema), startOf(member.name))
        : [];
    }),
  ];
}

/** The words for each kind of definition, as in "an object type". */
const KINDS: Readonly<Record<string, string>> = {
  Scalar: 'a scalar',
  Object: 'an object type',
  Interface: 'an interface',
  Union: 'a union',
  Enum: 'an enum',
  InputObject: 'an input type',
};

/** From `ObjectTypeDefinition`, `ObjectTypeExtension` or `GraphQLObjectType`. */
function kindOf(kind: string): string {
  const word = kind.replaceAll(/^GraphQL|(?:Type)?(?:Definition|Extension)?$/g, '');
  return KINDS[word] ?? word;
}

/** Compares the interfaces of a type, the types of a union and the locations of a directive. */
function compareLists(node: ElementDefinition, element: SchemaElement): readonly Issue[] {
  const name = node.name.value;
  const compare = (
    shown: readonly (NameNode | NamedTypeNode)[] | undefined,
    known: readonly string[],
    words: string,
  ): readonly Issue[] =>
    (shown ?? []).flatMap((each) => {
      const {value} = each.kind === Kind.NAME ? each : each.name;
      const message = `${words} "${value}".${suggest(value, known)}`;
      return known.includes(value) ? [] : toError(message, startOf(each));
    });
  if ('locations' in node && 'locations' in element) {
    const words = `The directive "@${name}" has no location`;
    return compare(node.locations, element.locations, words);
  }
  if ('types' in node && isUnionType(element)) {
    return compare(
      node.types,
      namesOf(element.getTypes()),
      `The union "${name}" has no member`,
    );
  }
  return 'interfaces' in node && 'getInterfaces' in element
    ? compare(
        node.interfaces,
        namesOf(element.getInterfaces()),
        `"${name}" does not implement`,
      )
    : [];
}

const STRINGS = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/g;
/** The number of names in a message. */
const MOST_NAMED = 5;

/** An excerpt that leaves out members or arguments needs a comment, such as `# …`. */
function checkOmissions(
  node: TypeDefinitionNode,
  schema: GraphQLSchema,
): readonly Issue[] {
  const {start = 0, end = 0, source} = node.loc ?? {};
  if (source?.body.slice(start, end).replaceAll(STRINGS, '').includes('#')) return [];
  const type = node.name.value;
  const shown = coordinatesOf(node).map(([coordinate]) => coordinate);
  const missing = [...elementsOf(schema).keys()]
    .filter((known) => !shown.includes(known) && shown.includes(ownerOf(known) ?? ''))
    .map((known) => known.slice(type.length + 1));
  if (missing.length === 0) return [];
  const named = missing.slice(0, MOST_NAMED).join(', ');
  const more = missing.length > MOST_NAMED ? ', …' : '';
  const message = `The excerpt of "${type}" leaves out ${named}${more}. Mark the place by a comment: # …`;
  return [toError(message, startOf(node.name))];
}
