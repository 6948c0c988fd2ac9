import type {ConstDirectiveNode, GraphQLSchema, NameNode} from 'graphql';
import {
  PLAIN_TYPES,
  ROUTER_FIELDS,
  SHOWN,
  TELLING,
} from '../schema/federation/definitions';
import {type FederationNames, readFederationNames} from '../schema/federation/names';
import type {ApiModel, Element} from './apiModel';
import {type IsLeftOut, withoutElements} from './withoutElements';

/**
 * The model of a federated schema without what only its router needs; any other model as it is.
 * What is marked `@inaccessible` counts as hidden.
 */
export function foldFederation(model: ApiModel, schema: GraphQLSchema): ApiModel {
  const names = readNames(schema);
  if (!isFederated(schema, names)) return model;
  const isMachinery = createIsMachinery(schema, names);
  const accessible = withoutElements(model, ({directives}) =>
    directives.some(({name}) => names.directiveOf(name) === 'inaccessible'),
  );
  const folded = withoutElements(accessible.model, isMachinery);
  const added = [...model.types, ...model.directives].filter(
    (element) => isAdded(element, schema) && isMachinery(element, []),
  );
  return {
    ...folded.model,
    hidden: accessible.count,
    machinery: folded.count - added.length,
  };
}

function readNames(schema: GraphQLSchema): FederationNames {
  const nodes = [schema.astNode, ...schema.extensionASTNodes];
  const directives: readonly ConstDirectiveNode[] = nodes.flatMap(
    (node) => node?.directives ?? [],
  );
  const written = schema.getDirectives().filter(({astNode}) => astNode?.name.loc);
  return readFederationNames(directives, new Set(written.map(({name}) => name)));
}

/** Whether no file defines a type or directive, nor GraphQL itself: it was completed. */
function isAdded({kind, name}: Element, schema: GraphQLSchema): boolean {
  const {astNode} =
    (kind === 'directive' ? schema.getDirective(name) : schema.getType(name)) ?? {};
  return isCompletion(astNode);
}

/** In a file, or in an introspection result, at least the name has a place. */
function isCompletion(node: {readonly name: NameNode} | null | undefined): boolean {
  return node != null && !node.name.loc;
}

function isFederated(schema: GraphQLSchema, {hasLinks}: FederationNames): boolean {
  return (
    hasLinks ||
    schema.getQueryType()?.getFields()['_service'] !== undefined ||
    schema
      .getDirectives()
      .some(
        ({name, args, astNode}) =>
          name.startsWith('join__') ||
          (name === 'key' && args.some((one) => one.name === 'fields')) ||
          (TELLING.has(name) && isCompletion(astNode)),
      )
  );
}

/** Whether only the router needs an element: definitions of federation, and its two fields. */
function createIsMachinery(schema: GraphQLSchema, names: FederationNames): IsLeftOut {
  const query = schema.getQueryType()?.name;
  return ({kind, name}, [top]) => {
    if (kind === 'directive') {
      const own = names.directiveOf(name);
      return own !== undefined && !SHOWN.has(own);
    }
    if (top) return kind === 'field' && top.name === query && ROUTER_FIELDS.has(name);
    return PLAIN_TYPES.has(name) || names.isTypeOfRouter(name);
  };
}
