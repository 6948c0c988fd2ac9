import {getNamedType, isInputObjectType, type GraphQLInputType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {type Contract, contracts, errorCodes, scopes, toContract} from './contracts';
import {schema} from './siteSchema';

const known = errorCodes.map(({code}) => code);

function namesOf(list: readonly Contract[]): readonly string[] {
  return list.map(({name}) => name);
}

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

/** The codes that stand in the description of an operation, or in those of what it takes. */
function mentionedBy({field}: Contract): readonly string[] {
  const text = [
    field.description,
    ...field.args.flatMap((arg) => [arg.description, describeInput(arg.type)]),
  ].join('\n');
  return known.filter((code) => text.includes(`\`${code}\``));
}

describe('access', () => {
  it('is declared by every operation', () => {
    expect(contracts.length).toBe(108);
    expect(namesOf(contracts.filter(({access}) => !access))).toEqual([]);
  });

  it('asks for one scope wherever a token is needed, and for none elsewhere', () => {
    const wrong = contracts.filter(
      ({access, scopes: own}) => own.length !== (access?.['token'] === true ? 1 : 0),
    );
    expect(namesOf(wrong)).toEqual([]);
    const names = scopes.map(({name}) => name);
    expect(
      contracts.flatMap((one) => one.scopes).filter((one) => !names.includes(one)),
    ).toEqual([]);
  });

  it('of a permission, a role or a condition is refused with FORBIDDEN', () => {
    const needy = contracts.filter(
      ({access}) =>
        access?.['permissions'] ?? access?.['roles'] ?? access?.['conditions'],
    );
    expect(needy.length).toBeGreaterThan(20);
    expect(namesOf(needy.filter(({codes}) => !codes.includes('FORBIDDEN')))).toEqual([
      // The token of the link is unknown or not.
      'unsubscribeFromNewsletter',
    ]);
  });

  it('is said by the directives, not in prose', () => {
    const prose =
      /\bno token needed\b|\bneeds (?:the role|the scope|a verified)|\(`[A-Z_]+`\)/i;
    expect(
      namesOf(contracts.filter(({field}) => prose.test(field.description ?? ''))),
    ).toEqual([]);
  });
});

describe('error codes', () => {
  it('are each used by an operation, or are those of every operation', () => {
    const used = new Set(contracts.flatMap(({codes}) => codes));
    expect([...used].filter((code) => !known.includes(code))).toEqual([]);
    expect(
      errorCodes.filter(({code, isGeneral}) => !isGeneral && !used.has(code)),
    ).toEqual([]);
  });

  it('are declared by every mutation', () => {
    expect(
      namesOf(
        contracts.filter(({isMutation, codes}) => isMutation && codes.length === 0),
      ),
    ).toEqual([]);
  });

  it('that stand in a description are declared, too', () => {
    const missing = contracts.flatMap((contract) =>
      mentionedBy(contract)
        .filter((code) => !contract.codes.includes(code))
        .map((code) => `${contract.name}: ${code}`),
    );
    // It says when to ask again, after another operation has answered so.
    expect(missing).toEqual(['checkAppVersion: APP_UPDATE_REQUIRED']);
  });

  it('of a limit are declared where a rate is, and nowhere else', () => {
    expect(
      namesOf(
        contracts.filter(
          ({rate, codes}) => (rate !== undefined) !== codes.includes('RATE_LIMITED'),
        ),
      ),
    ).toEqual([]);
  });

  it('of a service are declared by the fields that ask one', () => {
    const bound = contracts.filter(({field}) =>
      field.astNode?.directives?.some(({name}) =>
        ['httpOperation', 'resolveRootField'].includes(name.value),
      ),
    );
    const declared = contracts.filter(({codes}) =>
      codes.includes('UPSTREAM_UNAVAILABLE'),
    );
    expect(namesOf(declared)).toEqual(namesOf(bound));
  });

  it('of a list in pages are declared by every one', () => {
    const paged = contracts.filter(({field}) =>
      ['first', 'after'].every((name) => field.args.some((arg) => arg.name === name)),
    );
    expect(paged.length).toBeGreaterThan(20);
    expect(
      namesOf(paged.filter(({codes}) => !codes.includes('VALIDATION_FAILED'))),
    ).toEqual([]);
  });
});

it('what an account without a verified address cannot do says so', () => {
  const type = schema.getType('AuthenticatedUser');
  const fields = type && 'getFields' in type ? type.getFields() : {};
  const {isEmailVerified} = fields as Record<string, Contract['field']>;
  const named = contracts.filter(({name}) =>
    isEmailVerified?.description?.includes(`\`${name}\``),
  );
  // Comments and polls need it outside spaces.
  const others = contracts.filter(({name}) =>
    ['addComment', 'createPoll'].includes(name),
  );
  expect(namesOf(named)).toEqual([
    'createFeedPost',
    'createSpace',
    'inviteToSpaceByEmail',
  ]);
  const texts = [...named, ...others].map(({access, field}) =>
    JSON.stringify([access, field.description]),
  );
  expect(texts.filter((text) => !/verified email/i.test(text))).toEqual([]);
});

it('the fields that a permission opens declare it, too', () => {
  const type = schema.getType('Space');
  const fields = type && 'getFields' in type ? type.getFields() : {};
  const {invites, membershipRequests} = fields as Record<string, Contract['field']>;
  for (const field of [invites!, membershipRequests!]) {
    expect(toContract(field)).toMatchObject({codes: ['FORBIDDEN']});
  }
});
