import {adviseOnName} from '../words';
import {ReportError} from '../schema/ReportError';
import type {ApiModel, FieldElement} from './apiModel';

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

/**
 * Nothing that a field names may be missing: a reader would look for it in vain.
 *
 * @param known - The names that the schema lists; of what it lists nothing of, fields may use any.
 */
export function assertContractNames(
  model: ApiModel,
  fields: readonly FieldElement[],
  known: Readonly<Record<'codes' | 'scopes', readonly string[]>>,
): void {
  const listEnum = (name = ''): readonly string[] => {
    const type = model.types.find((one) => one.name === name);
    if (type?.kind !== 'enum') return [];
    return [type, ...type.values].map(({coordinate}) => coordinate);
  };
  const problems = fields.flatMap((field) => {
    const {codes, scopes: own} = namedBy(field);
    const {roles = [], permissions = []} = field.contract?.access ?? {};
    return [
      ...describeUnknown(field, 'error code', codes, known.codes),
      ...describeUnknown(field, 'scope', own, known.scopes),
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
  known: readonly string[],
): readonly string[] {
  if (known.length === 0) return [];
  const place = position ? ` (${position.file}:${position.line})` : '';
  return names
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `${coordinate}${place} names the ${word} "${name}", which the schema does not list. ${adviseOnName(name, known, `Write one of: ${known.join(', ')}.`)}`,
    );
}
