import {Kind, parse, type DirectiveDefinitionNode} from 'graphql';

const ANYWHERE =
  'FIELD_DEFINITION | OBJECT | INTERFACE | UNION | ENUM | ENUM_VALUE | SCALAR | INPUT_OBJECT | INPUT_FIELD_DEFINITION | ARGUMENT_DEFINITION';
const PROTECTED = 'FIELD_DEFINITION | OBJECT | INTERFACE | SCALAR | ENUM';

/** The directives of Federation 1 and 2, with all the arguments that any version knows. */
const SDL = `
directive @key(fields: federation__FieldSet!, resolvable: Boolean = true) repeatable on OBJECT | INTERFACE
directive @requires(fields: federation__FieldSet!) on FIELD_DEFINITION
directive @provides(fields: federation__FieldSet!) on FIELD_DEFINITION
directive @external(reason: String) on OBJECT | FIELD_DEFINITION
directive @extends on OBJECT | INTERFACE
directive @shareable repeatable on OBJECT | FIELD_DEFINITION
directive @override(from: String!, label: String) on FIELD_DEFINITION
directive @inaccessible on ${ANYWHERE}
directive @tag(name: String!) repeatable on SCHEMA | ${ANYWHERE}
directive @interfaceObject on OBJECT
directive @composeDirective(name: String!) repeatable on SCHEMA
directive @context(name: String!) repeatable on OBJECT | INTERFACE | UNION
directive @fromContext(field: federation__ContextFieldValue) on ARGUMENT_DEFINITION
directive @link(url: String!, as: String, for: link__Purpose, import: [link__Import]) repeatable on SCHEMA
directive @core(feature: String!, as: String, for: core__Purpose) repeatable on SCHEMA
"A request must say who sends it."
directive @authenticated on ${PROTECTED}
"A request must have one of these lists of scopes, whole."
directive @requiresScopes("Lists of scopes, of which one is enough." scopes: [[String!]!]!) on ${PROTECTED}
"A request must fulfil one of these lists of policies, whole."
directive @policy("Lists of policies, of which one is enough." policies: [[String!]!]!) on ${PROTECTED}
"What a field, argument or type adds to the cost of a request."
directive @cost("How much it adds." weight: Int!) on ARGUMENT_DEFINITION | ENUM | FIELD_DEFINITION | INPUT_FIELD_DEFINITION | OBJECT | SCALAR
"How long a list is taken to be where the cost of a request is counted."
directive @listSize(
  "The length where no argument says another."
  assumedSize: Int
  "The arguments that say the length."
  slicingArguments: [String!]
  "The fields below this one whose length it is."
  sizedFields: [String!]
  "Whether a request must give exactly one of the slicing arguments."
  requireOneSlicingArgument: Boolean = true
) on FIELD_DEFINITION
`;

/** Without a place, because no file contains them. */
export const DEFINITIONS: ReadonlyMap<string, DirectiveDefinitionNode> = new Map(
  parse(SDL, {noLocation: true}).definitions.flatMap((node) =>
    node.kind === Kind.DIRECTIVE_DEFINITION ? [[node.name.value, node]] : [],
  ),
);

/** Those that describe what a request needs or costs: pages show them. */
export const SHOWN: ReadonlySet<string> = new Set([
  'authenticated',
  'requiresScopes',
  'policy',
  'cost',
  'listSize',
]);

/** Names that other schemas have for directives of their own. */
const AMBIGUOUS: ReadonlySet<string> = new Set([...SHOWN, 'tag', 'context', 'core']);

/** Directives whose use without a definition shows that a schema is federated. */
export const TELLING: ReadonlySet<string> = new Set(
  [...DEFINITIONS.keys()].filter((name) => !AMBIGUOUS.has(name)),
);

/** The types of federation that have no namespace. */
export const PLAIN_TYPES: ReadonlySet<string> = new Set([
  '_Any',
  '_Entity',
  '_FieldSet',
  '_Service',
  'FieldSet',
]);

/** The fields of the query type that only the router queries. */
export const ROUTER_FIELDS: ReadonlySet<string> = new Set(['_service', '_entities']);
