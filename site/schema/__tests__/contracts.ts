import {getDirectiveValues, type ConstDirectiveNode, type GraphQLField} from 'graphql';
import {operations, schema} from './siteSchema';

type Values = Readonly<Record<string, unknown>>;

interface Annotated {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** The arguments of each application of a directive. */
function valuesOf(
  name: string,
  nodes: readonly (Annotated | null | undefined)[],
): Values[] {
  const directive = schema.getDirective(name);
  if (!directive) throw new Error(`The schema has no directive @${name}.`);
  return nodes
    .flatMap((node) => node?.directives ?? [])
    .filter((node) => node.name.value === name)
    .map((node) => getDirectiveValues(directive, {directives: [node]}) ?? {});
}

/** What the directives of a field state. */
export interface Contract {
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly isMutation: boolean;
  readonly access: Values | undefined;
  readonly scopes: readonly string[];
  readonly rate: string | undefined;
  readonly codes: readonly string[];
}

function toContract(field: GraphQLField<unknown, unknown>): Contract {
  const nodes = [field.astNode];
  const [access] = valuesOf('access', nodes);
  const [rate] = valuesOf('rate', nodes);
  const errors = valuesOf('error', nodes);
  return {
    name: field.name,
    field,
    isMutation: schema.getMutationType()?.getFields()[field.name] === field,
    access,
    scopes: (access?.['scopes'] ?? []) as readonly string[],
    rate: rate?.['limit'] as string | undefined,
    codes: [...new Set(errors.map(({code}) => String(code)))],
  };
}

/** What the directives of every query and mutation state. */
export const contracts: readonly Contract[] = operations.map(toContract);

const schemaNodes = [schema.astNode, ...schema.extensionASTNodes];

/** The error codes that the schema describes. */
export const errorCodes = valuesOf('errorCode', schemaNodes).map((values) => ({
  code: String(values['code']),
  meaning: String(values['meaning']),
  action: String(values['action']),
  isGeneral: values['general'] !== undefined,
}));

/** The scopes that the schema describes. */
export const scopes = valuesOf('scope', schemaNodes).map((values) => ({
  name: String(values['name']),
  meaning: String(values['meaning']),
}));
