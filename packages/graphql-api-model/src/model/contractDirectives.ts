import {ReportError} from '../schema/ReportError';
import type {ApiModel, ArgumentElement, DirectiveElement} from './apiModel';
import {adviseOnMissing} from './hideElements';

/**
 * The facts that directives state about operations, each with its arguments. Without the first a
 * directive states nothing, unless its presence is the fact.
 */
export const CONTRACT_FACTS = {
  token: ['needed', 'unless'],
  scopes: ['scopes'],
  permissions: ['permissions'],
  roles: ['roles'],
  conditions: ['conditions'],
  rate: ['limit'],
  cost: ['weight'],
  idempotent: [],
  error: ['code', 'when', 'action'],
  errorCode: [
    'code',
    'meaning',
    'action',
    'general',
    'except',
    'impliedBy',
    'impliedWhen',
  ],
  scope: ['name', 'meaning'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ContractFact = keyof typeof CONTRACT_FACTS;

type Part<Fact extends ContractFact> = (typeof CONTRACT_FACTS)[Fact][number];

/** The directive that states a fact, and the names of its arguments where they are others. */
export type ContractSource<Fact extends ContractFact = ContractFact> = {
  readonly directive: string;
} & Readonly<Partial<Record<Part<Fact>, string>>>;

/** The directive for each fact; a name alone where the arguments have the usual names. */
export type ContractDirectives = {
  readonly [Fact in ContractFact]?: string | ContractSource<Fact>;
};

type Source = Readonly<Record<string, string>>;

const ACCESS: Source = {directive: 'access'};

/**
 * Directives that are known by their names, of each fact the first that the schema declares: one
 * for all of access, those of federation and of costs, and the names of the facts.
 */
const USUAL: Readonly<Record<ContractFact, readonly Source[]>> = {
  token: [{...ACCESS, needed: 'token'}, {directive: 'authenticated'}],
  scopes: [ACCESS, {directive: 'requiresScopes'}],
  permissions: [ACCESS, {directive: 'policy', permissions: 'policies'}],
  roles: [ACCESS, {directive: 'hasRole', roles: 'role'}],
  conditions: [ACCESS],
  rate: [{directive: 'rate'}, {directive: 'rateLimit'}],
  cost: [{directive: 'cost'}],
  idempotent: [{directive: 'idempotent'}],
  error: [{directive: 'error'}],
  errorCode: [{directive: 'errorCode'}],
  scope: [{directive: 'scope'}],
};

/** Facts that the presence of a directive states. */
const NEEDS_NOTHING: ReadonlySet<string> = new Set(['token', 'idempotent']);

/** A fact with the directive and the arguments that the schema declares for it. */
export interface ResolvedSource {
  readonly directive: DirectiveElement;
  /** The arguments by what they contain. */
  readonly arguments: ReadonlyMap<string, ArgumentElement>;
}

export type ResolvedSources = ReadonlyMap<ContractFact, ResolvedSource>;

/**
 * Finds the directives of a schema that state facts about operations.
 *
 * @throws ReportError where one that the owner names is not declared.
 */
export function resolveContractDirectives(
  {directives}: ApiModel,
  written: ContractDirectives,
): ResolvedSources {
  const resolved = new Map<ContractFact, ResolvedSource>();
  const problems: string[] = [];
  for (const fact of Object.keys(CONTRACT_FACTS) as ContractFact[]) {
    const own = written[fact];
    const asked = typeof own === 'string' ? {directive: own} : own;
    const found = (asked ? [asked] : USUAL[fact]).map((source) =>
      resolve(fact, source, directives),
    );
    const first = found.find((one) => typeof one !== 'string');
    if (first) resolved.set(fact, first);
    else if (asked) problems.push(...found.filter((one) => typeof one === 'string'));
  }
  if (problems.length > 0) throw new ReportError(problems.join('\n'));
  return resolved;
}

/** The source as the schema declares it, or what is wrong with it. */
function resolve(
  fact: ContractFact,
  source: Source,
  directives: readonly DirectiveElement[],
): ResolvedSource | string {
  const name = (source['directive'] ?? '').replace(/^@/, '');
  const directive = directives.find((one) => one.name === name);
  if (!directive) {
    const names = directives.map(({coordinate}) => coordinate);
    return describeMissing(fact, `@${name}`, names);
  }
  const found = new Map<string, ArgumentElement>();
  for (const [index, part] of CONTRACT_FACTS[fact].entries()) {
    const wanted = source[part] ?? part;
    const isNeeded = part in source || (index === 0 && !NEEDS_NOTHING.has(fact));
    const argument = directive.arguments.find((one) => one.name === wanted);
    if (argument) found.set(part, argument);
    else if (isNeeded) {
      const coordinates = directive.arguments.map(({coordinate}) => coordinate);
      return describeMissing(fact, `@${name}(${wanted}:)`, coordinates);
    }
  }
  return {directive, arguments: found};
}

function describeMissing(fact: string, text: string, known: readonly string[]): string {
  return `The option "contracts" reads "${fact}" from "${text}", which the schema does not declare. ${adviseOnMissing(text, known)}`;
}
