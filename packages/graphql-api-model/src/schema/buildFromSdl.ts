import {
  GraphQLError,
  GraphQLSchema,
  Kind,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownTypeNamesRule,
  PossibleTypeExtensionsRule,
  ProvidedRequiredArgumentsRule,
  UniqueArgumentNamesRule,
  UniqueDirectivesPerLocationRule,
  UniqueInputFieldNamesRule,
  buildASTSchema,
  validate,
  visit,
  type ASTVisitor,
  type DefinitionNode,
  type DocumentNode,
  type ValidationRule,
} from 'graphql';
import {completeSchema} from './completeSchema';
import {ANY_SCALAR, findUses, inferDirective} from './inferDirective';
import {placesOf} from './placeOf';
import {SchemaError, type Place, type Problem} from './SchemaError';
import {toProblem} from './toProblem';

/** Some rules read SDL only, and all of them need no more than a public context. */
type Rule = (context: never) => ASTVisitor;

/** Rules for SDL; what is written twice is found where definitions are merged. */
const RULES: readonly Rule[] = [
  KnownTypeNamesRule,
  KnownDirectivesRule,
  UniqueDirectivesPerLocationRule,
  PossibleTypeExtensionsRule,
  KnownArgumentNamesRule,
  UniqueArgumentNamesRule,
  UniqueInputFieldNamesRule,
  ProvidedRequiredArgumentsRule,
];
/** What every document may refer to: the scalars and directives of GraphQL itself. */
const BASE = new GraphQLSchema({assumeValid: true});

/** What is wrong with a document that has no duplicates; empty when it can be built. */
export function checkSdl(document: DocumentNode): readonly Problem[] {
  const operations = document.definitions.flatMap((node) => operationProblem(node) ?? []);
  if (operations.length > 0) return operations;
  const problems = checkWith(RULES, document);
  if (problems.length === 0) return problems;
  const uses = findUses(document);
  return problems.map((problem) => {
    const [, name = ''] = /^Unknown directive "@(\w+)"/.exec(problem.message) ?? [];
    const own = uses.get(name);
    return own
      ? {...problem, advice: adviseOnDirective(inferDirective(name, own))}
      : problem;
  });
}

function adviseOnDirective(sdl: string): string {
  const scalar = sdl.includes(ANY_SCALAR) ? `, with "scalar ${ANY_SCALAR}"` : '';
  return `Define it in a file of the schema, such as "${sdl}"${scalar}; or remove it.`;
}

/** What the rules find, each message once. `validate` stops after a hundred errors. */
export function checkWith(
  rules: readonly Rule[],
  document: DocumentNode,
): readonly Problem[] {
  const problems = new Map<string, Problem & {readonly count: number}>();
  for (const error of validate(BASE, document, rules as readonly ValidationRule[])) {
    const first = problems.get(error.message);
    const count = (first?.count ?? 0) + 1;
    problems.set(error.message, {...(first ?? toProblem(error)), count});
  }
  return [...problems.values()].map(({count, message, ...problem}) => ({
    ...problem,
    message: count > 1 ? `${message} This occurs ${count} times.` : message,
  }));
}

/** Builds the schema of a checked document. */
export function buildFromSdl(document: DocumentNode): GraphQLSchema {
  try {
    const schema = buildASTSchema(document, {assumeValidSDL: true});
    completeSchema(schema);
    return schema;
  } catch (error) {
    if (error instanceof RangeError) throw new SchemaError(endlessDefault(document));
    if (error instanceof GraphQLError) throw new SchemaError(toProblem(error));
    const message = error instanceof Error ? error.message : String(error);
    throw new SchemaError({message});
  }
}

/** graphql-js reads the type of each default while it builds that type. */
function endlessDefault(document: DocumentNode): Problem {
  const places: Place[] = [];
  visit(document, {
    InputObjectTypeDefinition: ({fields = []}) => {
      const found = fields.filter(({defaultValue}) => defaultValue?.kind === Kind.OBJECT);
      places.push(...placesOf(found));
      return false;
    },
  });
  return {
    message:
      'The default of an input field needs itself, or defaults are nested too deeply.',
    places: places.slice(0, 3),
    advice: 'Remove the default of the field whose type is its own input.',
  };
}

function operationProblem(node: DefinitionNode): Problem | undefined {
  if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) {
    return undefined;
  }
  const what = node.kind === Kind.FRAGMENT_DEFINITION ? 'fragment' : node.operation;
  return {
    message: `A ${what} is not part of a schema.`,
    places: placesOf([node]),
    advice: 'Expected type definitions. Move operations out of the schema files.',
  };
}
