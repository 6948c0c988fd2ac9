import {
  type GraphQLArgument,
  type InputValueDefinitionNode,
  isAbstractType,
  isCompositeType,
  isUnionType,
  valueFromASTUntyped,
} from 'graphql';
import {isErrors, itemOf} from './shapes';
import {wordsOf} from './place';
import {joinSingular, type World} from './world';

/** What shows which type an argument or input field is about. */
export interface Described extends Partial<Pick<GraphQLArgument, 'description'>> {
  readonly astNode?: Pick<InputValueDefinitionNode, 'directives'> | null | undefined;
}

/** The type that an id is of. */
interface Entity {
  readonly entity?: string;
  /** Whether it is another object than the one that the operation is about: `parentId`. */
  readonly isOther?: boolean;
}

/**
 * The type that an input called `spaceId` is the id of, by its directives, by what is near, by its
 * name, then by its description; that of the operation for `id`.
 *
 * @param near - The types that the operation is about, the first the one that `id` is of.
 */
export function entityOfName(
  world: World,
  name: string,
  near: readonly string[],
  member: Described = {},
): Entity {
  const words = wordsOf(name);
  const rest = words.filter((word) => !/^ids?$/.test(word));
  const isOfOther = rest.length > 0 && rest.length < words.length;
  const [first] = near;
  if (!isOfOther) {
    const own = (words.length === 1 && describedEntity(world, near, member)) || first;
    return own === undefined ? {} : {entity: concreteOf(world, own)};
  }
  const known =
    typeInDirectives(world, member) ??
    typeOfField(world, near, name) ??
    near.find((type) => wordsOf(type).join('').endsWith(joinSingular(rest))) ??
    world.entityOf(rest) ??
    typeInDescription(world, member);
  const entity = known ?? first ?? rest.join(' ');
  const isOther =
    known === undefined || !wordsOf(known).join('').endsWith(joinSingular(rest));
  return {entity: concreteOf(world, entity), isOther};
}

/** The type of the field that a member is named after: `Task` for `subtaskIds` of a `Task`. */
export function typeOfField(
  {schema, isHidden}: World,
  near: readonly string[],
  name: string,
): string | undefined {
  const wanted = joinSingular(wordsOf(name).filter((word) => !/^ids?$/.test(word)));
  for (const owner of near) {
    const type = schema.getType(owner);
    if (!isCompositeType(type) || isUnionType(type)) continue;
    const field = Object.values(type.getFields()).find(
      (each) => joinSingular(wordsOf(each.name)) === wanted,
    );
    const found = field && itemOf(field.type);
    if (isCompositeType(found) && !isHidden(found.name)) return found.name;
  }
  return undefined;
}

/** A type that an object may have: the first of an interface or union. */
function concreteOf({schema, isHidden}: World, name: string): string {
  const type = schema.getType(name);
  if (!isAbstractType(type)) return name;
  const possible = schema.getPossibleTypes(type);
  const shown = possible.filter((each) => !isHidden(each.name));
  return (shown.find((each) => !isErrors('', each.name)) ?? shown[0])?.name ?? name;
}

/** The first type that a directive has as a text: `@possibleTypes(concreteTypes: ["User"])`. */
function typeInDirectives(world: World, {astNode}: Described): string | undefined {
  return (astNode?.directives ?? [])
    .flatMap(({arguments: args = []}) => args)
    .flatMap(({value}): readonly unknown[] => [valueFromASTUntyped(value)].flat())
    .find((text): text is string => typeof text === 'string' && isShown(world, text));
}

/** The type that a description calls what the id is of, if that is the whole name of one. */
function describedEntity(
  world: World,
  near: readonly string[],
  member: Described,
): string | undefined {
  const noun = joinSingular(ofWhat(member));
  if (noun === '') return undefined;
  const isOf = (type: string): boolean => wordsOf(type).join('').endsWith(noun);
  const found = near.find(isOf) ?? world.entityOf([noun]);
  return found !== undefined && isOf(found) ? found : undefined;
}

/** The words of `ID of a product type to update.`: what the id is of. */
function ofWhat({description}: Described): readonly string[] {
  const [, noun = ''] =
    /\bids? of (?:an? |the )?([\w ]+?)(?= (?:to|that|which|in|for|of|where|being|you)\b|[.,;(]|$)/i.exec(
      description ?? '',
    ) ?? [];
  return noun
    .replace(/ object$/, '')
    .split(' ')
    .flatMap(wordsOf);
}

/** The first type that a description names: `The id of the Issue.` */
function typeInDescription(world: World, {description}: Described): string | undefined {
  const words = (description ?? '').match(/\b[A-Z]\w+/g) ?? [];
  return words.find((word) => isShown(world, word));
}

function isShown({schema, isHidden}: World, name: string): boolean {
  return isCompositeType(schema.getType(name)) && !isHidden(name);
}
