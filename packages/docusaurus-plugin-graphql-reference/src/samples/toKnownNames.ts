import type {ApiModel, Permalinks} from 'graphql-api-model';
import type {SampleSchema} from 'graphql-samples';

/** The names that texts may use beside those of the schema: error codes, scopes and `names`. */
export function toKnownNames(
  {errorCodes = [], scopes = []}: ApiModel,
  names: readonly string[],
  permalinks?: Permalinks,
): Pick<SampleSchema, 'codes' | 'linkToCode' | 'names'> {
  return {
    codes: errorCodes.map(({code}) => code),
    names: [...scopes.map(({name}) => name), ...names],
    ...(permalinks && {linkToCode: (code) => permalinks.catalogueEntry('errors', code)}),
  };
}
