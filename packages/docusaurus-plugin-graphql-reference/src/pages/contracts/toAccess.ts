import type {Contract} from 'graphql-api-model';
import type {PageContext} from '../context';
import {type Markdown, type Section, showIf} from '../sections';
import {toMarkdown} from '../toMarkdown';

type Context = Pick<PageContext, 'permalinks' | 'say' | 'tokenGuide'>;

/** A name as Markdown, a link where it has an address. */
export function toCode(text: string, href?: string): string {
  const code = text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
  return href === undefined ? code : `[${code}](${href})`;
}

/** A role or permission; of a coordinate the last name, which leads there. */
function toGranted(name: string, {permalinks}: Context): string {
  const href = permalinks.of(name);
  return toCode(href === undefined ? name : name.slice(name.indexOf('.') + 1), href);
}

/** All of a list, or all of another one; nothing without lists. */
function joinAlternatives(
  key: 'access.scope' | 'access.permission' | 'access.role',
  lists: readonly (readonly string[])[],
  toText: (name: string) => string,
  {say}: Context,
): readonly string[] {
  if (lists.length === 0) return [];
  const join = (joint: 'access.and' | 'access.or', texts: readonly string[]): string =>
    texts.reduce((first, last) => say(joint, {first, last}));
  const all = lists.map((list) => join('access.and', list.map(toText)));
  return [say(key, {names: join('access.or', all)})];
}

function describeAccess(
  access: NonNullable<Contract['access']>,
  context: Context,
): readonly string[] {
  const {say, permalinks, tokenGuide} = context;
  const {token, unless, scopes, roles, permissions, conditions} = access;
  const word = say('access.token');
  const linked = tokenGuide ? `[${word}](${tokenGuide.href})` : word;
  const needed =
    unless === undefined
      ? linked
      : say('access.unless', {token: linked, condition: unless});
  const toScope = (name: string): string =>
    toCode(name, permalinks.catalogueEntry('scopes', name));
  const grant = (name: string): string => toGranted(name, context);
  const each = roles.map((role) => [role]);
  return [
    ...(token === undefined ? [] : [token ? needed : say('access.none')]),
    ...joinAlternatives('access.scope', scopes, toScope, context),
    ...joinAlternatives('access.permission', permissions, grant, context),
    ...joinAlternatives('access.role', each, grant, context),
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
    ...(access ? describeAccess(access, context) : []),
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
