import {
  Kind,
  parse,
  type DefinitionNode,
  type DirectiveDefinitionNode,
  type DocumentNode,
} from 'graphql';
import {findUses, inferDirective} from '../inferDirective';
import {findMissingTypes} from '../missingTypes';
import {DEFINITIONS, PLAIN_TYPES, TELLING} from './definitions';
import {readFederationNames, type FederationNames} from './names';

export interface CompletedDocument {
  readonly document: DocumentNode;
  /** Of a part of a federated schema, which may lack what another part has. */
  readonly names?: FederationNames;
}

/**
 * Gives a federated document what the router defines by itself: directives and scalars
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
  const ofMissing = findMissingTypes({...document, definitions: missing});
  const scalars = findMissingTypes(
    {...document, definitions},
    (name) =>
      ofMissing.has(name) || PLAIN_TYPES.has(name) || names.isTypeOfSpecification(name),
  ).values();
  return {document: {...document, definitions: [...definitions, ...scalars]}, names};
}

const MENTION = new RegExp(
  `specs\\.apollo\\.dev|@\\s*(?:\\w+__|(?:${[...DEFINITIONS.keys()].join('|')})\\b)`,
);

function mentionsFederation({definitions}: DocumentNode): boolean {
  const sources = new Set(definitions.map(({loc}) => loc?.source.body ?? ''));
  return [...sources].some((text) => MENTION.test(text));
}

/** What the names of a document mean, by its schema definitions. */
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

/**
 * The directives that are applied, that nothing defines, and that federation or another linked
 * specification has, under their names here.
 */
function findMissingDirectives(
  document: DocumentNode,
  names: FederationNames,
): readonly DirectiveDefinitionNode[] {
  const defined = definedDirectives(document.definitions);
  return [...findUses(document)].flatMap(([value, uses]): DirectiveDefinitionNode[] => {
    const definition = DEFINITIONS.get(names.directiveOf(value) ?? '');
    if (defined.has(value)) return [];
    if (definition) return [{...definition, name: {kind: Kind.NAME, value}}];
    if (!names.isLinked(value)) return [];
    const [inferred] = parse(inferDirective(value, uses), {noLocation: true}).definitions;
    return [inferred as DirectiveDefinitionNode];
  });
}

/** Whether a type has a key, no matter who defines that directive. */
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
