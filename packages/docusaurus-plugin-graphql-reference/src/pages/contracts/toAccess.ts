import type {Contract} from 'graphql-api-model';
import type {PageContext} from '../context';
import {type Markdown, type Section, showIf} from '../sections';
import {toMarkdown} from '../toMarkdown';

type Context = Pick<PageContext, 'permalinks' | 'say'>;

/** A name as Markdown, a link where it has an address. */
export function toCode(text: string, href?: string): string {
  const code = text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
  return href === undefined ? code : `[${code}](${href})`;
}

function join(
  texts: readonly string[],
  key: 'access.and' | 'access.or',
  {say}: Pick<Context, 'say'>,
): string {
  const [first = '', ...rest] = texts;
  return rest.reduce((before, last) => say(key, {first: before, last}), first);
}

/** A role or permission; of a coordinate the last name, which leads there. */
function toGranted(name: string, {permalinks}: Context): string {
  const href = permalinks.of(name);
  return toCode(href === undefined ? name : name.slice(name.indexOf('.') + 1), href);
}

/** All of a list, or all of another one. */
function joinAlternatives(
  lists: readonly (readonly string[])[],
  toText: (name: string) => string,
  context: Context,
): string {
  const all = lists.map((list) => join(list.map(toText), 'access.and', context));
  return join(all, 'access.or', context);
}

function describeToken(
  {token, unless}: NonNullable<Contract['access']>,
  {say}: Context,
): readonly string[] {
  if (token === undefined) return [];
  if (!token) return [say('access.none')];
  return [
    unless === undefined
      ? say('access.token')
      : say('access.unless', {condition: unless}),
  ];
}

function describeGrants(
  access: NonNullable<Contract['access']>,
  context: Context,
): readonly string[] {
  const {say, permalinks} = context;
  const {scopes, roles, permissions, conditions} = access;
  const toScope = (name: string): string =>
    toCode(name, permalinks.catalogueEntry('scopes', name));
  const grant = (name: string): string => toGranted(name, context);
  const allRoles = join(roles.map(grant), 'access.or', context);
  return [
    ...(scopes.length > 0
      ? [say('access.scope', {names: joinAlternatives(scopes, toScope, context)})]
      : []),
    ...(permissions.length > 0
      ? [say('access.permission', {names: joinAlternatives(permissions, grant, context)})]
      : []),
    ...(roles.length > 0 ? [say('access.role', {names: allRoles})] : []),
    ...conditions,
  ];
}

/** Who may call an operation, how often, and for how much. */
export function toFacts(
  contract: Contract | undefined,
  context: Context,
): readonly Markdown[] {
  if (!contract) return [];
  const {access, rates, cost, isIdempotent} = contract;
  const {say} = context;
  const facts = [
    ...(access
      ? [...describeToken(access, context), ...describeGrants(access, context)]
      : []),
    ...rates,
    ...(cost === undefined ? [] : [say('access.cost', {cost})]),
    ...(isIdempotent ? [say('access.idempotent')] : []),
  ];
  return facts.map((fact) => toMarkdown(fact));
}

/** The same where a field is shown in place, with the codes that it declares by their names. */
export function toFactsInPlace(
  contract: Contract,
  context: Context,
): readonly Markdown[] {
  const {permalinks, say} = context;
  const facts = toFacts(contract, context);
  const codes = [...new Set(contract.errors.map(({code}) => code))].map((code) =>
    toCode(code, permalinks.catalogueEntry('errors', code)),
  );
  return codes.length === 0
    ? facts
    : [...facts, toMarkdown(say('access.errors', {codes: codes.join(', ')}))];
}

/** The line below the heading of an operation. */
export function toAccess(
  {contract}: {readonly contract?: Contract},
  context: Context,
): readonly Section[] {
  const facts = toFacts(contract, context);
  const label = context.say('access.label');
  return showIf(facts.length > 0, {kind: 'access', label, facts});
}
