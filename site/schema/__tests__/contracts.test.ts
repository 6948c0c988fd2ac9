import {getNamedType, isInputObjectType, type GraphQLInputType} from 'graphql';
import {listElements} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {type Contract, contracts, errorCodes, model} from './contracts';

const known = errorCodes.map(({code}) => code);

/** The descriptions of an input type and of all its fields, at any depth. */
function describeInput(type: GraphQLInputType, seen = new Set<string>()): string {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named.name)) return '';
  seen.add(named.name);
  const fields = Object.values(named.getFields()).map(
    (field) => `${field.description}${describeInput(field.type, seen)}`,
  );
  return [named.description, ...fields].join('\n');
}

/** The codes in the description of an operation, or in those of what it takes. */
function mentionedBy({field}: Contract): readonly string[] {
  const text = [
    field.description,
    ...field.args.flatMap((arg) => [arg.description, describeInput(arg.type)]),
  ].join('\n');
  return known.filter((code) => text.includes(`\`${code}\``));
}

type Rules = readonly (readonly [
  title: string,
  isWrong: (contract: Contract) => boolean,
  exceptions: readonly string[],
])[];

const isNeedy = ({access}: Contract): boolean =>
  access !== undefined &&
  [access.permissions, access.roles, access.conditions].flat().length > 0;
const isPaged = ({field}: Contract): boolean =>
  ['first', 'after'].every((name) => field.args.some((arg) => arg.name === name));
const asksService = ({field}: Contract): boolean =>
  field.astNode?.directives?.some(({name}) =>
    ['httpOperation', 'resolveRootField'].includes(name.value),
  ) ?? false;

const RULES: Rules = [
  ['declares its access', ({access}) => !access, []],
  [
    'needs one scope if it needs a token, and none otherwise',
    ({access, scopes: own}) => own.length !== (access?.token === true ? 1 : 0),
    [],
  ],
  [
    'returns FORBIDDEN if it needs a permission, a role or a condition',
    (one) => isNeedy(one) && !one.codes.includes('FORBIDDEN'),
    // The token of the link is unknown or not.
    ['unsubscribeFromNewsletter'],
  ],
  [
    'declares an error code if it is a mutation',
    ({isMutation, codes}) => isMutation && codes.length === 0,
    [],
  ],
  [
    'declares the codes of its description',
    (one) => mentionedBy(one).some((code) => !one.codes.includes(code)),
    // Its description names the code of other operations.
    ['checkAppVersion'],
  ],
  [
    'declares RATE_LIMITED if it has a rate, and only then',
    ({rates, codes}) => rates.length > 0 !== codes.includes('RATE_LIMITED'),
    [],
  ],
  [
    'declares UPSTREAM_UNAVAILABLE if it asks a service, and only then',
    (one) => asksService(one) !== one.codes.includes('UPSTREAM_UNAVAILABLE'),
    [],
  ],
  [
    'returns CONFLICT for what depends on what is already there',
    ({cases}) => cases.some((text) => /^VALIDATION_FAILED: .*\balready\b/.test(text)),
    [],
  ],
  [
    'needs permissions that a client can read, not roles',
    ({access}) => (access?.roles.length ?? 0) > 0,
    [],
  ],
  [
    'declares VALIDATION_FAILED if it returns pages',
    (one) => isPaged(one) && !one.codes.includes('VALIDATION_FAILED'),
    [],
  ],
];

it.each(RULES)('every operation %s', (_, isWrong, exceptions) => {
  expect(contracts.filter(isWrong).map(({name}) => name)).toEqual(exceptions);
});

it('every field below an operation declares the codes of its arguments', () => {
  const below = [...listElements(model)].flatMap(({element}) =>
    element.kind === 'field' && !/^(?:Query|Mutation)\./.test(element.coordinate)
      ? [element]
      : [],
  );
  const wrong = below.filter(({arguments: args, contract}) => {
    const text = args.map((arg) => arg.description).join('\n');
    const declared = new Set(contract?.errors.map(({code}) => code));
    return known.some((code) => text.includes(`\`${code}\``) && !declared.has(code));
  });
  expect(below.length).toBeGreaterThan(300);
  expect(wrong.map(({coordinate}) => coordinate)).toEqual([]);
});

it('every error code is general or declared by an operation', () => {
  const used = new Set(contracts.flatMap(({codes}) => codes));
  expect(
    errorCodes.filter(({code, general}) => general === undefined && !used.has(code)),
  ).toEqual([]);
});
