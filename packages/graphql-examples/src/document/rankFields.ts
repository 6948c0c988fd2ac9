import type {Field} from './shapes';

/** What tells an object from others comes first, and what is long or rarely asked for last. */
const RANKS: readonly RegExp[] = [
  /^(?:id|uuid|_id)$/i,
  /^(?:name|title|label|login|handle|slug|key|displayName|fullName|number|question)$/i,
  /^(?:text|body|message|summary|content|status|state|kind|type|role|url|value|code)$/i,
  /^(?!.*(?:image|avatar|picture|logo|icon|photo))(?:.*(?:name|title|status|state|type|at|count|url)|tagline|teaser|visibility|description)$/i,
];

/** The fields that say the most, in the order of the schema. */
export function mostTelling(fields: readonly Field[], count: number): readonly Field[] {
  if (fields.length <= count) return fields;
  const ranked = fields.toSorted((a, b) => rankOf(a) - rankOf(b));
  const chosen = new Set(ranked.slice(0, count));
  return fields.filter((field) => chosen.has(field));
}

/** By name: a schema has few names beside the times that they are asked for. */
const ranks = new Map<string, number>();

function rankOf({name}: Field): number {
  const known = ranks.get(name);
  if (known !== undefined) return known;
  const found = RANKS.findIndex((pattern) => pattern.test(name));
  const rank = found === -1 ? RANKS.length : found;
  ranks.set(name, rank);
  return rank;
}
