import {
  GraphQLError,
  Kind,
  buildASTSchema,
  introspectionTypes,
  isTypeDefinitionNode,
  specifiedScalarTypes,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type NamedTypeNode,
} from 'graphql';
import {findDefaultCycles} from './findDefaultCycles';
import {specifiedSDLRules, validateSDL} from './graphqlInternals';
import {completeSchema} from './completeSchema';
import {nearestName} from '../words';
import {placeOf, toProblem} from './placeOf';
import {SchemaError, type Problem} from './SchemaError';
import {withoutObjectDefaults} from './withoutObjectDefaults';

/** Reported here with their own texts, and without a search for each use of a name. */
const REPLACED = ['KnownTypeNamesRule'];
const RULES = specifiedSDLRules.filter(({name}) => !REPLACED.includes(name));
const SUGGESTED = 20;

/** What is wrong with a document that has no duplicates; empty when it can be built. */
export function checkSdl(document: DocumentNode): readonly Problem[] {
  return [
    ...document.definitions.flatMap((node) => operationProblem(node) ?? []),
    ...checkTypeNames(
      document,
      (name) =>
        `Define "${name}" in a file of the schema, or name a type that is defined.`,
    ),
    ...findDefaultCycles(document),
    ...validateSDL(document, undefined, RULES).map(toProblem),
  ];
}

/** Builds the schema of a checked document. */
export function buildFromSdl(document: DocumentNode): GraphQLSchema {
  try {
    const {document: buildable, restore} = withoutObjectDefaults(document);
    const schema = buildASTSchema(buildable, {assumeValidSDL: true});
    restore(schema);
    completeSchema(schema);
    return schema;
  } catch (error) {
    if (error instanceof GraphQLError) throw new SchemaError([toProblem(error)]);
    const message = error instanceof Error ? error.message : String(error);
    throw new SchemaError([{message, places: []}]);
  }
}

function operationProblem(node: DefinitionNode): Problem | undefined {
  if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) {
    return undefined;
  }
  const what = node.kind === Kind.FRAGMENT_DEFINITION ? 'fragment' : node.operation;
  const place = placeOf(node);
  return {
    message: `A ${what} is not part of a schema.`,
    places: place ? [place] : [],
    advice: 'Expected type definitions. Move operations out of the schema files.',
  };
}

interface Use {
  readonly first: NamedTypeNode;
  readonly count: number;
}

/** The names of types that are used and not defined; `advise` is said where none is near. */
export function checkTypeNames(
  document: DocumentNode,
  advise: (name: string) => string,
): readonly Problem[] {
  const known = knownTypes(document);
  const uses = new Map<string, Use>();
  visit(document, {
    NamedType(node) {
      const name = node.name.value;
      if (!known.has(name)) {
        const use = uses.get(name);
        uses.set(name, {first: use?.first ?? node, count: (use?.count ?? 0) + 1});
      }
    },
  });
  return [...uses].map(([name, use], index) =>
    unknownType(name, use, {known: index < SUGGESTED ? [...known] : [], advise}),
  );
}

function knownTypes(document: DocumentNode): ReadonlySet<string> {
  const known = new Set(
    [...specifiedScalarTypes, ...introspectionTypes].map((type) => type.name),
  );
  for (const node of document.definitions) {
    if (isTypeDefinitionNode(node)) {
      known.add(node.name.value);
    }
  }
  return known;
}

function unknownType(
  name: string,
  {first, count}: Use,
  {known, advise}: {known: readonly string[]; advise: (name: string) => string},
): Problem {
  const near = nearestName(name, known);
  const times = count > 1 ? ` It is used ${count} times.` : '';
  const place = placeOf(first);
  return {
    message: `Unknown type "${name}".${times}`,
    places: place ? [place] : [],
    advice: near === undefined ? advise(name) : `Did you mean "${near}"?`,
  };
}
