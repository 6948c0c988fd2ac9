import type {ApiModel, Permalinks} from 'graphql-api-model';
import type {SampleSchema} from 'graphql-samples';

/** The error codes of a schema, as names in inline code. */
export function toCodes(
  {errorCodes = []}: ApiModel,
  permalinks?: Permalinks,
): Pick<SampleSchema, 'codes' | 'linkToCode'> {
  return {
    codes: errorCodes.map(({code}) => code),
    ...(permalinks && {linkToCode: (code) => permalinks.catalogueEntry('errors', code)}),
  };
}
