import type {Contract} from 'graphql-api-model';
import type {PageContext} from '../context';
import type {Fact} from '../../parts/types';
import {type Section, showIf} from '../sections';
import {toMarkdown} from '../toMarkdown';

/** A name as Markdown, a link where it has an address. */
export function toCode(text: string, href?: string): string {
  const code = text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
  return href === undefined ? code : `[${code}](${href})`;
}

/** A role or permission; of a coordinate the last name, which leads there. */
function toGranted(name: string, {permalinks}: PageContext): string {
  const href = permalinks.of(name);
  return toCode(href === undefined ? name : name.slice(name.indexOf('.') + 1), href);
}

/** All of a list, or all of another one; nothing without lists. */
function joinAlternatives(
  key: 'access.scope' | 'access.permission' | 'access.role',
  lists: readonly (readonly string[])[],
  toText: (name: string) => string,
  {t}: PageContext,
): readonly string[] {
  if (lists.length === 0) return [];
  const join = (joint: 'access.and' | 'access.or', texts: readonly string[]): string =>
    texts.reduce((first, last) => t(joint, {first, last}));
  const all = lists.map((list) => join('access.and', list.map(toText)));
  return [t(key, {names: join('access.or', all)})];
}

/** The access token, a link to the guide about it where the owner names one. */
function toToken(
  {token, unless}: NonNullable<Contract['access']>,
  {t, tokenGuide}: PageContext,
): readonly string[] {
  if (token === undefined) return [];
  if (!token) return [t('access.none')];
  const text = t('access.token');
  const name = tokenGuide ? `[${text}](${tokenGuide.href})` : text;
  return [
    unless === undefined ? name : t('access.unless', {token: name, condition: unless}),
  ];
}

function describeAccess(
  access: NonNullable<Contract['access']>,
  context: PageContext,
): readonly string[] {
  const {permalinks} = context;
  const {scopes, roles, permissions, conditions} = access;
  const toScope = (name: string): string =>
    toCode(name, permalinks.catalogueEntry('scopes', name));
  const grant = (name: string): string => toGranted(name, context);
  const each = roles.map((role) => [role]);
  return [
    ...toToken(access, context),
    ...joinAlternatives('access.scope', scopes, toScope, context),
    ...joinAlternatives('access.permission', permissions, grant, context),
    ...joinAlternatives('access.role', each, grant, context),
    ...conditions,
  ];
}

/** Who may call an operation, how often, and for how much. */
export function toFacts(
  contract: Contract | undefined,
  context: PageContext,
  codes: readonly string[] = [],
): readonly Fact[] {
  if (!contract) return [];
  const {access, rates, cost, isIdempotent} = contract;
  const {t} = context;
  const facts = [
    {
      label: t('access.requires'),
      texts: access ? describeAccess(access, context) : [],
    },
    {label: t('access.limit'), texts: rates},
    {label: t('access.cost'), texts: cost === undefined ? [] : [cost]},
    {
      label: t('access.idempotent'),
      texts: isIdempotent ? [t('access.safeToRetry')] : [],
    },
    {label: t('access.errors'), texts: codes},
  ];
  return facts
    .filter(({texts}) => texts.length > 0)
    .map(({label, texts}) => ({label, values: texts.map((text) => toMarkdown(text))}));
}

/** The same where a field is shown in place, with the codes that it declares by their names. */
export function toFactsInPlace(
  contract: Contract,
  context: PageContext,
): readonly Fact[] {
  const codes = new Set(contract.errors.map(({code}) => code));
  const toLink = (code: string): string =>
    toCode(code, context.permalinks.catalogueEntry('errors', code));
  return toFacts(contract, context, [...codes].map(toLink));
}

/** The line below the heading of an operation. */
export function toAccess(
  {contract}: {readonly contract?: Contract},
  context: PageContext,
): readonly Section[] {
  const facts = toFacts(contract, context);
  return showIf(facts.length > 0, {kind: 'access', facts});
}
