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
  const chosen = new Set(
    fields.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, count),
  );
  return fields.filter((field) => chosen.has(field));
}

function rankOf({name}: Field): number {
  const rank = RANKS.findIndex((pattern) => pattern.test(name));
  return rank === -1 ? RANKS.length : rank;
}
