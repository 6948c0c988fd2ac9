import type {SearchResult} from 'docusaurus-theme-instant-search/engine';
import {firstSentence, isOperationKind, isRequired, listEntries} from 'graphql-api-model';
import type {Reference} from './Reference';
import type {Response} from './Tools';
import {findFields, findWays, printWay, type Way} from './ways';

const MOST = 10;
const LONGEST_SUMMARY = 110;

/** What nobody looks for by itself. */
const PART = /(?:Payload|Edge|Connection|Input)$/;

interface Row {
  readonly kind: string;
  readonly name: string;
  readonly address?: string;
  readonly text: string;
}

/** The arguments of an operation: all of a few, otherwise those that are required. */
function printArguments({knownApis}: Reference, kind: string, name: string): string {
  if (!isOperationKind(kind as never)) return '';
  for (const {model} of knownApis()) {
    const entry = listEntries(model).find(
      (one) => one.kind === kind && one.element.name === name,
    );
    if (entry?.element.kind !== 'field' || entry.element.arguments.length === 0) continue;
    const all = entry.element.arguments;
    const shown = all.length <= 4 ? all : all.filter(isRequired);
    const list = shown.map((one) => `${one.name}: ${one.type.notation}`);
    return `(${[...list, ...(shown.length < all.length ? ['…'] : [])].join(', ')})`;
  }
  return '';
}

function isPart({kind, title, parent}: SearchResult): boolean {
  return kind === 'input' || kind === 'argument' || PART.test(parent ?? title);
}

function toRow(result: SearchResult, reference: Reference): Row {
  const {kind, title, parent, url, summary = '', returns, isDeprecated} = result;
  const isText = ['guide', 'blog', 'page'].includes(kind);
  const name = parent === undefined ? title : parent + (isText ? ' › ' : '.') + title;
  const type = returns === undefined ? '' : `: ${returns}`;
  const args = printArguments(reference, kind, name);
  const text = [
    isDeprecated ? 'Deprecated.' : '',
    firstSentence(summary, LONGEST_SUMMARY),
  ]
    .filter(Boolean)
    .join(' ');
  const way =
    parent === undefined || isText ? undefined : findWayTo(reference, parent, title);
  const through = way ? ` by ${printWay(way)}` : '';
  const at = isText ? ` (${url})` : '';
  const line = `${kind} ${name}${args}${type}${at}${through}${text === '' ? '' : ` – ${text}`}`;
  return {kind, name, address: url, text: line};
}

function findWayTo({knownApis}: Reference, type: string, field: string): Way | undefined {
  for (const {model} of knownApis()) {
    const way = findWays(model).get(type);
    const owner = model.types.find(({name}) => name === type);
    if (!way || owner?.kind !== 'object') continue;
    const own = owner.fields.find(({name}) => name === field);
    if (own) return [...way, own];
  }
  return undefined;
}

/** What the palette of a site finds for a query, in its order, and fields behind types with the way to each. */
export function printResults(reference: Reference, query: string): Response {
  const {groups, total, isPoor, nearMisses} = reference.search(query);
  const found = groups.flatMap((group) => group.results);
  const shown = found.length > 0 ? found : nearMisses;
  const ways = findFields(reference, query);
  const first = shown
    .toSorted((a, b) => Number(isPart(a)) - Number(isPart(b)))
    .slice(0, MOST - ways.length);
  const names = new Set(first.map(({parent = '', title}) => `${parent}.${title}`));
  const fields = ways
    .filter((way) => {
      const {coordinate, name} = way.at(-1)!;
      return !names.has(way.length === 1 ? `.${name}` : coordinate);
    })
    .map((way): Row => {
      const {coordinate, description = ''} = way.at(-1)!;
      const text = firstSentence(description, LONGEST_SUMMARY);
      return {
        kind: 'field',
        name: coordinate,
        text: `field ${printWay(way)}${text === '' ? '' : ` – ${text}`}`,
      };
    });
  const rows = first.map((one) => toRow(one, reference));
  const all = isPoor || found.length === 0 ? [...fields, ...rows] : [...rows, ...fields];
  const results = all.map(({kind, name, address}) => ({
    kind,
    name,
    ...(address && {address}),
  }));
  const lines = all.map(({text}) => `- ${text}`).join('\n');
  const shownQuery = JSON.stringify(query.slice(0, 100));
  const text =
    lines === ''
      ? `Nothing is found for ${shownQuery}. Search for other words.`
      : found.length === 0 && fields.length === 0
        ? `Nothing is found for ${shownQuery}. Similar names:\n\n${lines}`
        : `${all.length} of ${Math.max(total + fields.length, all.length)} results.${isPoor ? ' None has most of the words.' : ''}\n\n${lines}`;
  return {text, structured: {results}};
}
