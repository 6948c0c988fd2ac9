import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import {argumentsOf, membersOf} from './members';

/** How long a string, how great a number and how long a list may be. */
export interface Limit {
  readonly of: 'characters' | 'items' | 'value';
  readonly least: number;
  readonly most: number;
}

/** Limits by the coordinates of fields, input fields and arguments. */
export type Limits = ReadonlyMap<string, readonly Limit[]>;

const NUMBER = String.raw`-?\d[\d,]*(?:\.\d+)?`;
const CHARACTERS = new RegExp(
  `(?:at most (${NUMBER})|\\b(${NUMBER}) to (${NUMBER})) characters`,
);
const RANGE = new RegExp(`(?:, |from )()(${NUMBER}) to (${NUMBER})(?=[.;,]|$)`);
const ITEMS = new RegExp(
  `(?:at most (${NUMBER})|, (${NUMBER}) to (${NUMBER}))(?=[.;,]|$)`,
);

/**
 * Reads the limits that descriptions state in the usual words: `3 to 80 characters` and `at most 300
 * characters` of a string, `, 1 to 100.` and `from -90 to 90` of a number, `at most 4.` of a list.
 */
export function readLimits(schema: GraphQLSchema): Limits {
  const limits = new Map<string, readonly Limit[]>();
  const add = (
    coordinate: string,
    {
      type,
      description,
    }: {readonly type: unknown; readonly description?: string | null | undefined},
  ): void => {
    const found = readLimit(String(type), description ?? '');
    if (found.length > 0) limits.set(coordinate, found);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    const hasFields =
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
    if (!hasFields || isEnumType(type)) continue;
    for (const member of membersOf(type)) {
      const coordinate = `${type.name}.${member.name}`;
      if ('type' in member) add(coordinate, member);
      for (const argument of argumentsOf(member)) {
        add(`${coordinate}(${argument.name}:)`, argument);
      }
    }
  }
  return limits;
}

function readLimit(type: string, description: string): readonly Limit[] {
  // Of a list of strings the words may speak of either.
  const inside = type.replaceAll(/[[\]!]/g, '');
  const isList = type.startsWith('[');
  const isNumber = inside === 'Int' || inside === 'Float';
  return [
    ...(inside === 'String' ? toLimit(CHARACTERS, 'characters', description) : []),
    ...(isList ? toLimit(ITEMS, 'items', description) : []),
    ...(isNumber && !isList ? toLimit(RANGE, 'value', description) : []),
  ];
}

function toLimit(
  pattern: RegExp,
  of: Limit['of'],
  description: string,
): readonly Limit[] {
  const [found, upTo, least, most] =
    pattern.exec(description.replaceAll(/\s+/g, ' ')) ?? [];
  if (found === undefined) return [];
  return [
    {of, least: least === undefined ? 0 : toNumber(least), most: toNumber(most ?? upTo)},
  ];
}

function toNumber(text = ''): number {
  return Number(text.replaceAll(',', ''));
}
