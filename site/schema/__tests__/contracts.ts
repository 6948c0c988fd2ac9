import type {GraphQLField} from 'graphql';
import {
  type Access,
  describeSchema,
  type FieldElement,
  listElements,
  readContracts,
} from 'graphql-api-model';
import {operations, schema} from './siteSchema';

/** The schema with what its directives state. */
export const model = readContracts(describeSchema(schema), {
  directives: {},
  isHidden: true,
});

/** What the directives of a field state. */
export interface Contract {
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly isMutation: boolean;
  readonly access: Access | undefined;
  readonly scopes: readonly string[];
  readonly rates: readonly string[];
  /** Those that the field itself declares. */
  readonly codes: readonly string[];
  /** When it returns them, with the code. */
  readonly cases: readonly string[];
}

const elements = new Map(
  [...listElements(model)].map(({element}) => [element.coordinate, element]),
);

/** What the directives of every query and mutation state. */
export const contracts: readonly Contract[] = operations.map((field) => {
  const isMutation = schema.getMutationType()?.getFields()[field.name] === field;
  const root = isMutation ? 'Mutation' : 'Query';
  const {contract} = elements.get(`${root}.${field.name}`) as FieldElement;
  const {access, errors = [], rates = []} = contract ?? {};
  return {
    name: field.name,
    field,
    isMutation,
    access,
    scopes: access?.scopes.flat() ?? [],
    rates,
    codes: errors.flatMap(({code, isImplied}) => (isImplied ? [] : [code])),
    cases: errors.map(({code, when}) => `${code}: ${when}`),
  };
});

/** What the schema describes. */
export const {errorCodes = [], scopes = []} = model;
