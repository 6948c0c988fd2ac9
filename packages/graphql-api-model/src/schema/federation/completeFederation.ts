import {
  Kind,
  isTypeDefinitionNode,
  visit,
  type DefinitionNode,
  type DirectiveDefinitionNode,
  type DocumentNode,
} from 'graphql';
import {DEFINITIONS, PLAIN_TYPES, TELLING} from './definitions';
import {readFederationNames, type FederationNames} from './names';

export interface CompletedDocument {
  readonly document: DocumentNode;
  /** Of a part of a federated schema, which may lack what another part has. */
  readonly names?: FederationNames;
}

/**
 * Gives a federated document what the router knows without being told: directives and scalars
 * that no file defines.
 */
export function completeFederation(document: DocumentNode): CompletedDocument {
  // A large schema that has nothing to do with federation need not be walked.
  if (!mentionsFederation(document)) return {document};
  const names = namesOfDocument(document);
  const missing = findMissingDirectives(document, names);
  if (!names.hasLinks && !missing.some(isTelling) && !hasEntities(document)) {
    return {document};
  }
  const definitions = [...document.definitions, ...missing];
  return {document: withTypes({...document, definitions}, names), names};
}

const MENTION = new RegExp(
  `specs\\.apollo\\.dev|@\\s*(?:\\w+__|(?:${[...DEFINITIONS.keys()].join('|')})\\b)`,
);

function mentionsFederation({definitions}: DocumentNode): boolean {
  const sources = new Set(definitions.map(({loc}) => loc?.source.body ?? ''));
  return [...sources].some((text) => MENTION.test(text));
}

/** What the names of a document mean, as its schema definitions say. */
function namesOfDocument({definitions}: DocumentNode): FederationNames {
  return readFederationNames(
    definitions.flatMap((node) =>
      node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION
        ? (node.directives ?? [])
        : [],
    ),
    definedDirectives(definitions),
  );
}

/** Those that files define, not those that are added here. */
function definedDirectives(definitions: readonly DefinitionNode[]): ReadonlySet<string> {
  return new Set(
    definitions.flatMap((node) =>
      node.kind === Kind.DIRECTIVE_DEFINITION && node.loc ? [node.name.value] : [],
    ),
  );
}

function isTelling({name, loc}: DirectiveDefinitionNode): boolean {
  return !loc && TELLING.has(name.value);
}

/** Federation's directives that are applied and that nothing defines, under their names here. */
function findMissingDirectives(
  document: DocumentNode,
  names: FederationNames,
): readonly DirectiveDefinitionNode[] {
  const defined = definedDirectives(document.definitions);
  const missing = new Map<string, DirectiveDefinitionNode>();
  visit(document, {
    Directive({name: {value}}) {
      const definition = DEFINITIONS.get(names.directiveOf(value) ?? '');
      if (!definition || defined.has(value)) return;
      missing.set(value, {...definition, name: {kind: Kind.NAME, value}});
    },
  });
  return [...missing.values()];
}

/** Whether a type has a key, whoever defines that directive. */
function hasEntities({definitions}: DocumentNode): boolean {
  return definitions.some(
    (node) =>
      (node.kind === Kind.OBJECT_TYPE_DEFINITION ||
        node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      node.directives?.some(
        ({name, arguments: given}) =>
          name.value === 'key' && given?.some((one) => one.name.value === 'fields'),
      ),
  );
}

/** The document with a scalar for each type of federation that is named and not defined. */
function withTypes(document: DocumentNode, names: FederationNames): DocumentNode {
  const defined = new Set(
    document.definitions.flatMap((node) =>
      isTypeDefinitionNode(node) ? node.name.value : [],
    ),
  );
  const missing = new Set<string>();
  visit(document, {
    NamedType({name: {value}}) {
      const isKnown = PLAIN_TYPES.has(value) || names.isTypeOfSpecification(value);
      if (isKnown && !defined.has(value)) missing.add(value);
    },
  });
  const scalars = [...missing].map(
    (value): DefinitionNode => ({
      kind: Kind.SCALAR_TYPE_DEFINITION,
      name: {kind: Kind.NAME, value},
    }),
  );
  return {...document, definitions: [...document.definitions, ...scalars]};
}
