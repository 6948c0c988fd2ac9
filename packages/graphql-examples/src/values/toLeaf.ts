import {
  type GraphQLEnumType,
  type GraphQLLeafType,
  type GraphQLScalarType,
  isEnumType,
} from 'graphql';
import {toCustomScalar} from './customScalars';
import {exampleIn, firstOfList, inForm} from './exampleIn';
import {toOpaqueId, toUuid} from './identifiers';
import {isTrue} from './isTrue';
import {readLimits} from './limits';
import {toNumber} from './numbers';
import type {Place} from './place';
import {toText} from './texts';
import type {World} from './world';

/** A plausible value of a scalar or an enum, in JSON. */
export function toLeaf(world: World, type: GraphQLLeafType, place: Place): unknown {
  for (const key of [place.coordinate, type.name]) {
    if (world.values.has(key)) return world.values.get(key);
  }
  return isEnumType(type)
    ? toEnumValue(world, type, place)
    : toScalar(world, type, place);
}

/** The names of the values that an example may use, in the order of the schema. */
export function usableValues(
  {isHidden}: World,
  type: GraphQLEnumType,
): readonly string[] {
  const all = type.getValues();
  const shown = all.filter(({name}) => !isHidden(`${type.name}.${name}`));
  const current = shown.filter(({deprecationReason}) => deprecationReason == null);
  const usable = [current, shown].find(({length}) => length > 0) ?? all;
  return usable.map(({name}) => name);
}

function toEnumValue(world: World, type: GraphQLEnumType, place: Place): string {
  const names = usableValues(world, type);
  if (place.isInput) return names[0]!;
  // "The role: `MEMBER` or `OWNER`" names those that occur.
  const named = /: `(\w+)`(?:,| or )/.exec(place.description ?? '')?.[1] ?? '';
  const start = Math.max(0, names.indexOf(named));
  return names[(start + place.index) % names.length]!;
}

function toScalar(world: World, type: GraphQLScalarType, place: Place): unknown {
  switch (type.name) {
    case 'Boolean':
      return isTrue(place.name);
    case 'Int':
      return toNumber(place, true);
    case 'Float':
      return toNumber(place, false);
    case 'ID':
      return toId(place);
    case 'String':
      return toString(place);
    default:
      return toCustomScalar(world, type, place);
  }
}

function toId({description, entity, owner, index}: Place): string {
  return /\buuid\b/i.test(description ?? '')
    ? toUuid(entity ?? owner, index)
    : toOpaqueId(entity ?? owner, index);
}

function toString(place: Place): string {
  const {description, index} = place;
  const said = exampleIn(description) ?? inForm(description) ?? firstOfList(description);
  const text = said !== undefined && index === 0 ? said : toText(place);
  const limits = readLimits(description);
  if (!limits?.isLength) return text;
  const long =
    text.length < (limits.least ?? 0) ? text.padEnd(limits.least ?? 0, ` ${text}`) : text;
  return long.length > (limits.most ?? Infinity)
    ? long.slice(0, limits.most).trimEnd()
    : long;
}
