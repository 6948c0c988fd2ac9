import {
  type GraphQLEnumType,
  type GraphQLLeafType,
  type GraphQLScalarType,
  getNullableType,
  isEnumType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import {checkScalarValue} from 'graphql-samples';
import {toCustomScalar} from './customScalars';
import {toOpaqueId} from './identifiers';
import {toNumber} from './numbers';
import {type Place, wordsOf} from './place';
import {toText} from './texts';
import type {World} from './world';

/** Words of Booleans that are usually false. */
const SELDOM =
  /^(?:archived|deleted|blocked|banned|locked|closed|canceled|cancelled|paid|charged|captured|refunded|fulfilled|shipped|delivered|disabled|hidden|deprecated|expired|fork|draft|muted|previous|dry|force|reverse|null|spam|exclude|only)$/;

/** A plausible value of a scalar or an enum, in JSON. */
export function toLeaf(world: World, type: GraphQLLeafType, place: Place): unknown {
  for (const key of [place.coordinate, type.name]) {
    if (world.values.has(key)) return world.values.get(key);
  }
  if (isEnumType(type)) return toEnumValue(world, type, place);
  const described = exampleIn(place.description);
  const {scalars} = world;
  const isText = described !== undefined && /^(?:String|ID)$/.test(type.name);
  const isFitting =
    isText ||
    (described !== undefined &&
      !isSpecifiedScalarType(type) &&
      Object.hasOwn(scalars, type.name) &&
      checkScalarValue(type.name, described, {scalars, isInput: true}) === undefined);
  return isFitting && !IDENTIFYING.test(place.name)
    ? described
    : toScalar(world, type, place);
}

/** Names of what no two objects have in common. */
const IDENTIFYING =
  /^(?:.*_?id|.*Ids?|ids|name|title|slug|key|email|login|handle|cursor|url)$/;
const EXAMPLE =
  /(?:\bfor example|\be\.g\.?|\bsuch as|\bexamples?:|\b(?:one of|possible values|allowed values|valid values)(?: are| is)?:?)[,:]?\s*["'`“]([^"'`”\n]{1,60})["'`”]/i;

/** The first value that a description shows: ``for example `fr-FR` ``. */
function exampleIn(description: string | null | undefined): string | undefined {
  return description ? EXAMPLE.exec(description)?.[1] : undefined;
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
  if (place.isInput) {
    const isOrder = /order|sort|direction/i.test(place.name + type.name);
    return (isOrder && names.find((name) => /(?:^|_)asc/i.test(name))) || names[0]!;
  }
  // Otherwise flags and moments would have to be of every state.
  const isState = /^(?:state|status)$/.test(place.name);
  return isState && names.includes('OPEN') ? 'OPEN' : names[place.index % names.length]!;
}

/** An id of the format that the objects of the type have. */
function toId(world: World, place: Place): unknown {
  const {entity = place.owner, index, isInput} = place;
  if (!isInput) return toOpaqueId(entity, index);
  const type = world.schema.getType(entity);
  const own = isObjectType(type) ? type.getFields()['id'] : undefined;
  const scalar = own && getNullableType(own.type);
  return isScalarType(scalar) && !isSpecifiedScalarType(scalar)
    ? toLeaf(world, scalar, place)
    : toOpaqueId(entity, index);
}

function toScalar(world: World, type: GraphQLScalarType, place: Place): unknown {
  switch (type.name) {
    case 'Boolean':
      return !wordsOf(place.name).some((word) => SELDOM.test(word));
    case 'Int':
      return toNumber(place, true);
    case 'Float':
      return toNumber(place, false);
    case 'ID':
      return /(?:^|[a-z_])(?:slug|Slug|handle|permalink|sku|code)$/.test(place.name)
        ? toText(place)
        : toId(world, place);
    case 'String':
      return toText(place);
    default:
      return toCustomScalar(world, type, place);
  }
}
