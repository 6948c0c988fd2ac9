import {expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import {listEntries} from '../../model/listEntries';
import {createFindTypedErrors} from '../findTypedErrors';

const model = modelOf(`
  interface Error { message: String! }
  enum Code { TAKEN BLANK }
  type UserError { message: String! code: Code }
  type NameTaken implements Error { message: String! }
  type NotFoundProblem { message: String }
  type BuildError { line: Int }
  type Space { id: ID errors: [UserError!] }
  union Created = Space | NameTaken | NotFoundProblem | BuildError
  union Failure = NameTaken | UserError
  type Payload { space: Space userErrors: [UserError!] errors: [Failure] ownErrors: [UserError] }
  type Query { found: Created space: Space }
  type Mutation { create: Payload change: Created remove: Space nothing: Int }
`);

function errorsOf(operation: string) {
  const find = createFindTypedErrors(model);
  const entry = listEntries(model).find(({element}) => element.name === operation);
  if (entry?.element.kind !== 'field') throw new Error(`No operation ${operation}.`);
  return find(entry.element, entry.kind).map(({type, codes}) =>
    [type.name, ...codes.map(({name}) => name)].join(' '),
  );
}

it.each([
  ['found', ['NameTaken', 'NotFoundProblem']],
  ['change', ['NameTaken', 'NotFoundProblem']],
  ['create', ['UserError TAKEN BLANK', 'NameTaken']],
  ['remove', ['UserError TAKEN BLANK']],
  ['space', []],
  ['nothing', []],
])('finds the errors that %s returns as data', (operation, errors) => {
  expect(errorsOf(operation)).toEqual(errors);
});
