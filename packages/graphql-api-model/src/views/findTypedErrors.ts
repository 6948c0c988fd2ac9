import type {
  ApiModel,
  EnumValueElement,
  FieldElement,
  FieldsElement,
  TypeElement,
} from '../model/apiModel';
import {isOperationKind, type Kind} from '../model/listEntries';

/** A type of errors that an operation returns as data. */
export interface TypedError {
  readonly type: FieldsElement;
  /** The values of its field `code`, where that is an enum. */
  readonly codes: readonly EnumValueElement[];
}

/** Finds the types of errors that an operation returns as data. */
export type FindTypedErrors = (
  operation: FieldElement,
  kind: Kind,
) => readonly TypedError[];

const NAME = /(?:Error|Problem|Exception)$/;
const FIELD = /^(?:errors|\w+Errors)$/;

/**
 * Errors are known by their shape: a type whose name ends with "Error", "Problem" or "Exception",
 * or that implements such an interface, and that has a field `message`. An operation returns
 * them as members of a union, a mutation also in a field `errors` or `userErrors` of its payload.
 */
export function createFindTypedErrors({types}: ApiModel): FindTypedErrors {
  const byName = new Map(types.map((type) => [type.name, type]));
  const isError = (type: TypeElement | undefined): type is FieldsElement =>
    (type?.kind === 'object' || type?.kind === 'interface') &&
    type.fields.some(({name}) => name === 'message') &&
    [type.name, ...type.interfaces].some((name) => NAME.test(name));
  const membersOf = (name: string): readonly FieldsElement[] => {
    const type = byName.get(name);
    const names = type?.kind === 'union' ? type.possibleTypes : [name];
    return names.map((one) => byName.get(one)).filter(isError);
  };
  const codesOf = ({fields}: FieldsElement): readonly EnumValueElement[] => {
    const code = fields.find(({name}) => name === 'code');
    const type = code && byName.get(code.type.name);
    return type?.kind === 'enum' ? type.values : [];
  };
  return (operation, kind) => {
    const returned = byName.get(operation.type.name);
    if (!isOperationKind(kind) || !returned) return [];
    const found =
      returned.kind === 'union'
        ? membersOf(returned.name)
        : kind === 'mutation' && 'interfaces' in returned
          ? returned.fields
              .filter(({name}) => FIELD.test(name))
              .flatMap(({type}) => membersOf(type.name))
          : [];
    return [...new Set(found)].map((type) => ({type, codes: codesOf(type)}));
  };
}
