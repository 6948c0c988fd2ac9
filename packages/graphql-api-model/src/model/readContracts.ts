import {ReportError} from '../schema/ReportError';
import {adviseOnName} from '../words';
import type {ApiModel, AppliedDirective} from './apiModel';
import type {Access, Contract, ErrorCode, Implication, Scope} from './contract';
import {
  type ContractDirectives,
  type ContractFact,
  type ResolvedSources,
  resolveContractDirectives,
} from './contractDirectives';
import {assertContractNames, namedBy} from './contractNames';
import {readFacts, type FactValues, toAlternatives, toText} from './readFacts';
import {IMPLICATION_NAMES, implyErrors} from './implyErrors';
import {listElements} from './listElements';
import {mapElements} from './mapElements';
import {toTexts} from './readLiteral';
import {withoutElements} from './withoutElements';

interface Reading {
  /** The directives that state facts, where they are not the usual ones. */
  readonly directives: ContractDirectives;
  /** Whether these directives are left out, because pages show their facts as text. */
  readonly isHidden: boolean;
}

/**
 * The model with the facts that directives state about its operations and other fields: who may call
 * them, what can go wrong, what they cost.
 *
 * @throws ReportError where the owner names a directive, or a field an error code, a scope or an
 * enum value, that the schema does not have.
 */
export function readContracts(
  model: ApiModel,
  {directives, isHidden}: Reading,
): ApiModel {
  const sources = resolveContractDirectives(model, directives);
  if (sources.size === 0) return model;
  const described = readErrorCodes(model, sources);
  const roots = new Set(model.roots.map(({type}) => type));
  const {types} = mapElements(model, (element) => {
    if (element.kind !== 'field') return element;
    const own = readContract(element.directives, sources);
    const isOperation = roots.has(element.coordinate.split('.')[0]!);
    const contract = isOperation ? implyErrors(element, own, described) : own;
    return contract ? {...element, contract} : element;
  });
  const fields = [...listElements({...model, types})].flatMap(({element}) =>
    element.kind === 'field' && element.contract ? [element] : [],
  );
  const describedScopes = readScopes(model, sources);
  assertContractNames({...model, types}, fields, {
    codes: described.map(({code}) => code),
    scopes: describedScopes.map(({name}) => name),
  });
  const named = fields.map(namedBy);
  const errorCodes = collect(
    described,
    named.flatMap(({codes}) => codes),
    (code) => ({code, except: []}),
  );
  const scopes = collect(
    describedScopes,
    named.flatMap((names) => names.scopes),
    (name) => ({name}),
  );
  const read = {
    ...model,
    types,
    ...(errorCodes.length > 0 && {errorCodes}),
    ...(scopes.length > 0 && {scopes}),
  };
  return isHidden ? withoutSources(read, sources) : read;
}

function withoutSources(model: ApiModel, sources: ResolvedSources): ApiModel {
  const names = new Set([...sources.values()].map(({directive}) => directive.coordinate));
  const reduced = withoutElements(model, ({coordinate}) => names.has(coordinate));
  return {...reduced.model, documenting: reduced.count};
}

function readContract(
  directives: readonly AppliedDirective[],
  sources: ResolvedSources,
): Contract | undefined {
  if (directives.length === 0) return undefined;
  const find = (fact: ContractFact) => readFacts(fact, directives, sources);
  const access = readAccess(find);
  const errors = find('error').flatMap((values) =>
    toTexts(values['code']).map((code) => ({
      code,
      ...toText(values, 'when'),
      ...toText(values, 'action'),
    })),
  );
  const rates = find('rate').flatMap(({limit}) => toTexts(limit));
  const [cost] = find('cost').flatMap(({weight}) => toTexts(weight));
  const isIdempotent = find('idempotent').length > 0;
  const isEmpty = !access && errors.length + rates.length === 0 && !isIdempotent;
  if (isEmpty && cost === undefined) return undefined;
  return {
    ...(access && {access}),
    errors,
    rates,
    ...(cost !== undefined && {cost}),
    isIdempotent,
  };
}

function readAccess(
  find: (fact: ContractFact) => readonly FactValues[],
): Access | undefined {
  const [token] = find('token');
  const access = {
    ...(token && {token: token['needed'] !== false, ...toText(token, 'unless')}),
    scopes: find('scopes').flatMap(({scopes}) => toAlternatives(scopes)),
    permissions: find('permissions').flatMap((values) =>
      toAlternatives(values['permissions']),
    ),
    roles: find('roles').flatMap(({roles}) => toTexts(roles)),
    conditions: find('conditions').flatMap(({conditions}) => toTexts(conditions)),
  };
  const {scopes, permissions, roles, conditions} = access;
  const needs = [scopes, permissions, roles, conditions];
  return token || needs.some(({length}) => length > 0) ? access : undefined;
}

function readErrorCodes(
  {schema}: ApiModel,
  sources: ResolvedSources,
): readonly ErrorCode[] {
  return readFacts('errorCode', schema.directives, sources).flatMap((values) =>
    toTexts(values['code']).map((code) => ({
      code,
      ...toText(values, 'meaning'),
      ...toText(values, 'action'),
      ...toText(values, 'general'),
      ...toImpliedBy(code, toTexts(values['impliedBy'])),
      ...toText(values, 'impliedWhen'),
      except: toTexts(values['except']),
    })),
  );
}

function toImpliedBy(
  code: string,
  names: readonly string[],
): Pick<ErrorCode, 'impliedBy'> {
  const isKnown = (name: string): name is Implication =>
    (IMPLICATION_NAMES as readonly string[]).includes(name);
  const unknown = names.find((name) => !isKnown(name));
  if (unknown !== undefined) {
    throw new ReportError(
      `The error code "${code}" has "${unknown}" in "impliedBy", which nothing of an operation is called. ${adviseOnName(unknown, IMPLICATION_NAMES, `Write one of: ${IMPLICATION_NAMES.join(', ')}.`)}`,
    );
  }
  return names.length === 0 ? {} : {impliedBy: names.filter(isKnown)};
}

function readScopes({schema}: ApiModel, sources: ResolvedSources): readonly Scope[] {
  return readFacts('scope', schema.directives, sources).flatMap((values) =>
    toTexts(values['name']).map((name) => ({name, ...toText(values, 'meaning')})),
  );
}

/** What the schema describes, or where it describes nothing what fields name. */
function collect<Item>(
  described: readonly Item[],
  named: readonly string[],
  toItem: (name: string) => Item,
): readonly Item[] {
  return described.length > 0 ? described : [...new Set(named)].toSorted().map(toItem);
}
