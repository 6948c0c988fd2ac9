import type {FieldElement} from './apiModel';
import type {Contract, ErrorCode, Implication} from './contract';

const IMPLICATIONS: Readonly<
  Record<Implication, (field: FieldElement, contract: Contract | undefined) => boolean>
> = {
  arguments: (field) => field.arguments.length > 0,
  token: (_, contract) => contract?.access?.token === true,
  scopes: (_, contract) => Boolean(contract?.access?.scopes.length),
  permissions: (_, contract) => Boolean(contract?.access?.permissions.length),
  roles: (_, contract) => Boolean(contract?.access?.roles.length),
  conditions: (_, contract) => Boolean(contract?.access?.conditions.length),
  rate: (_, contract) => Boolean(contract?.rates.length),
};

/** What `impliedBy` of an error code may contain. */
export const IMPLICATION_NAMES = Object.keys(IMPLICATIONS) as readonly Implication[];

/** The contract of an operation with the error codes that it returns without declaring them. */
export function implyErrors(
  field: FieldElement,
  contract: Contract | undefined,
  errorCodes: readonly ErrorCode[],
): Contract | undefined {
  const implied = errorCodes.filter(
    ({impliedBy = [], except}) =>
      !except.includes(field.name) &&
      impliedBy.some((name) => IMPLICATIONS[name](field, contract)),
  );
  if (implied.length === 0) return contract;
  const errors = implied.map(({code, impliedWhen: when}) => ({
    code,
    ...(when !== undefined && {when}),
    isImplied: true,
  }));
  return {
    rates: [],
    isIdempotent: false,
    ...contract,
    errors: [...(contract?.errors ?? []), ...errors],
  };
}
