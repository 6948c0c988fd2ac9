import {Kind, print, type ConstDirectiveNode, type StringValueNode} from 'graphql';
import {suggest} from './suggest';
import {toError, type Issue} from './types';

/** How an excerpt says that a text goes on. */
const MORE = /\s*(?:…|\.\.\.)$/;

/** Compares the description that an excerpt shows with the schema's. */
export function compareDescription(
  shown: StringValueNode | undefined,
  expected: string | null | undefined,
  coordinate: string,
): readonly Issue[] {
  if (!shown || isSame(shown.value, expected ?? '')) return [];
  const words = expected == null ? 'no description' : `the description "${expected}"`;
  return [toError(`"${coordinate}" has ${words} in the schema.`, shown.loc?.start ?? 0)];
}

/** Whether the texts say the same, as far as the first goes. */
function isSame(shown: string, expected: string): boolean {
  const [found, known] = [normalise(shown), normalise(expected)];
  return MORE.test(found) && !MORE.test(known)
    ? known.startsWith(found.replace(MORE, ''))
    : found === known;
}

function normalise(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Each directive of an excerpt must be applied to the element of the schema with the same arguments.
 * A schema that was read from an introspection result has no directives to compare.
 */
export function compareDirectives(
  shown: readonly ConstDirectiveNode[] | undefined,
  applied: readonly ConstDirectiveNode[] | undefined,
  coordinate: string,
): readonly Issue[] {
  if (!applied) return [];
  return (shown ?? [])
    .filter(({name}) => name.value !== 'deprecated')
    .flatMap((directive) => {
      const name = directive.name.value;
      const own = applied.filter((known) => known.name.value === name);
      if (own.some((known) => hasArguments(known, directive))) return [];
      const [first] = own;
      const words = first
        ? `has ${print(first)} in the schema, not ${print(directive)}`
        : `has no directive "@${name}" in the schema`;
      const names = applied.map((known) => `@${known.name.value}`);
      return toError(
        `"${coordinate}" ${words}.${first ? '' : suggest(`@${name}`, names)}`,
        directive.loc?.start ?? 0,
      );
    });
}

/** Whether the directive of the schema says what the excerpt shows, and no more unless a comment tells. */
function hasArguments(known: ConstDirectiveNode, shown: ConstDirectiveNode): boolean {
  const own = known.arguments ?? [];
  const given = shown.arguments ?? [];
  return (
    (own.length === given.length || hasComment(shown)) &&
    given.every(({name, value}) => {
      const expected = own.find((argument) => argument.name.value === name.value)?.value;
      if (!expected) return false;
      return value.kind === Kind.STRING && expected.kind === Kind.STRING
        ? isSame(value.value, expected.value)
        : print(value) === print(expected);
    })
  );
}

function hasComment({loc}: ConstDirectiveNode): boolean {
  const code = loc?.source.body.slice(loc.start, loc.end) ?? '';
  return code.replaceAll(/"(?:\\.|[^"\\])*"/g, '').includes('#');
}

/** Compares the reason of a mark `@deprecated` with the schema's; one left out says nothing. */
export function compareReason(
  mark: ConstDirectiveNode,
  expected: string,
  coordinate: string,
): readonly Issue[] {
  const shown = mark.arguments?.find(({name}) => name.value === 'reason')?.value;
  return shown?.kind !== Kind.STRING || isSame(shown.value, expected)
    ? []
    : [
        toError(
          `"${coordinate}" is deprecated in the schema with the reason "${expected}".`,
          shown.loc?.start ?? 0,
        ),
      ];
}
