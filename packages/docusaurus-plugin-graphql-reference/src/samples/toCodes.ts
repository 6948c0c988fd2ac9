import {type ApiModel, listElements, type Permalinks} from 'graphql-api-model';
import type {SampleSchema} from 'graphql-samples';

/** What the directives of a schema declare: error codes, scopes and rates of operations. */
export function toCodes(
  model: ApiModel,
  permalinks?: Permalinks,
): Pick<SampleSchema, 'codes' | 'linkToCode' | 'rates' | 'scopes'> {
  const {errorCodes = [], scopes = []} = model;
  return {
    scopes: scopes.map(({name}) => name),
    rates: ratesOf(model),
    codes: errorCodes.map(({code}) => code),
    ...(permalinks && {linkToCode: (code) => permalinks.catalogueEntry('errors', code)}),
  };
}

/** How often a field may be called, by its name. */
function ratesOf(model: ApiModel): ReadonlyMap<string, string> {
  return new Map(
    [...listElements(model)].flatMap(({element}) => {
      const rate = element.kind === 'field' ? element.contract?.rates[0] : undefined;
      return rate === undefined ? [] : [[element.name, rate] as const];
    }),
  );
}
