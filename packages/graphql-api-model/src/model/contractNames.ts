import {adviseOnName} from '../words';
import {ReportError} from '../schema/ReportError';
import type {ApiModel, FieldElement} from './apiModel';
import type {ErrorCode, Scope} from './contract';

/** What a schema lists, or where it lists nothing what its fields name. */
export interface Listed<Item> {
  readonly listed: readonly Item[];
  /** The names that fields may use; undefined where they may use any. */
  readonly known?: readonly string[];
}

/** The codes and scopes that a field names, each once. */
export function namedBy({contract}: FieldElement): {
  readonly codes: readonly string[];
  readonly scopes: readonly string[];
} {
  return {
    codes: [...new Set(contract?.errors.map(({code}) => code))],
    scopes: [...new Set(contract?.access?.scopes.flat())],
  };
}

/** Nothing that a field names may be missing: a reader would look for it in vain. */
export function assertContractNames(
  model: ApiModel,
  fields: readonly FieldElement[],
  {
    errorCodes,
    scopes,
  }: {
    readonly errorCodes: Listed<ErrorCode>;
    readonly scopes: Listed<Scope>;
  },
): void {
  const listEnum = (name = ''): readonly string[] | undefined => {
    const type = model.types.find((one) => one.name === name);
    if (type?.kind !== 'enum') return undefined;
    return [type, ...type.values].map(({coordinate}) => coordinate);
  };
  const problems = fields.flatMap((field) => {
    const {codes, scopes: own} = namedBy(field);
    const {roles = [], permissions = []} = field.contract?.access ?? {};
    return [
      ...describeUnknown(field, 'error code', codes, errorCodes.known),
      ...describeUnknown(field, 'scope', own, scopes.known),
      ...[...roles, ...permissions.flat()].flatMap((name) =>
        describeUnknown(field, 'enum value', [name], listEnum(name.split('.')[0])),
      ),
    ];
  });
  if (problems.length > 0) throw new ReportError(problems.join('\n'));
}

function describeUnknown(
  {coordinate, position}: FieldElement,
  word: string,
  names: readonly string[],
  known: readonly string[] | undefined,
): readonly string[] {
  if (!known) return [];
  const place = position ? ` (${position.file}:${position.line})` : '';
  return names
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `${coordinate}${place} names the ${word} "${name}", which the schema does not list. ${adviseOnName(name, known, `Write one of: ${known.join(', ')}.`)}`,
    );
}
