import type {ApiModel, FieldElement} from './apiModel';
import {compareNames} from './compareNames';
import {namedBy} from './contractNames';
import {listElements} from './listElements';

/** What directives declare and the reference lists: the codes of errors, or the scopes of tokens. */
export type Catalogue = 'errors' | 'scopes';

/** A code or scope with the fields that name it, operations first, and last those that imply it. */
export interface CatalogueEntry {
  readonly name: string;
  readonly fields: readonly FieldElement[];
}

/** The codes or scopes of a model in its order. */
export function listCatalogue(
  model: ApiModel,
  catalogue: Catalogue,
): readonly CatalogueEntry[] {
  const names =
    catalogue === 'errors'
      ? (model.errorCodes ?? []).map(({code}) => code)
      : (model.scopes ?? []).map(({name}) => name);
  if (names.length === 0) return [];
  const byName = new Map(names.map((name) => [name, [] as FieldElement[]]));
  for (const field of listContracts(model)) {
    const {codes, scopes} = namedBy(field);
    for (const name of catalogue === 'errors' ? codes : scopes) {
      byName.get(name)?.push(field);
    }
  }
  return [...byName].map(([name, fields]) => ({
    name,
    fields:
      catalogue === 'scopes'
        ? fields
        : fields.toSorted((a, b) => +impliesOnly(a, name) - +impliesOnly(b, name)),
  }));
}

/** Whether a field returns a code, if at all, without declaring it. */
export function impliesOnly({contract}: FieldElement, name: string): boolean {
  return (contract?.errors ?? []).every(
    ({code, isImplied = false}) => code !== name || isImplied,
  );
}

/** The fields with a contract by name: operations in the order of their kinds, then the others. */
function listContracts(model: ApiModel): readonly FieldElement[] {
  const ranks = new Map(model.roots.map(({type}, index) => [type, index]));
  const found = [...listElements(model)].flatMap(({element, parents: [owner]}) =>
    element.kind === 'field' && element.contract
      ? [{element, rank: ranks.get(owner?.name ?? '') ?? ranks.size}]
      : [],
  );
  return found
    .toSorted(
      (a, b) =>
        a.rank - b.rank || compareNames(a.element.coordinate, b.element.coordinate),
    )
    .map(({element}) => element);
}
