import {
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
} from 'graphql';
import {type Field, isErrors} from '../values/shapes';
import {typeOfId} from '../values/identifiers';
import {type Echo, idOf} from './echo';
import type {Call} from './MockObject';

interface Context {
  readonly echo: Echo;
  readonly isSubject: boolean;
  readonly call: Call;
}

/**
 * Of an abstract type the one that the request names by an id, else one that the document has a
 * fragment for, and another for each further object.
 */
export function chooseType(
  {name, type}: Field,
  position: number,
  {echo, isSubject, call: {info, isHidden}}: Context,
): GraphQLObjectType | undefined {
  const named = getNamedType(type);
  if (isObjectType(named)) return named;
  const possible = isAbstractType(named) ? info.schema.getPossibleTypes(named) : [];
  const shown = possible.filter((each) => !isHidden(each.name));
  const id = typeOfId(idOf(echo, name) ?? (isSubject ? echo.own.get('id') : undefined));
  const meant = shown.find(
    (each) => each.name === id || (isSubject && echo.ids.has(each.name.toLowerCase())),
  );
  if (meant) return meant;
  const selected = fragmentTypes(info).flatMap(
    (each) => possible.find((candidate) => candidate.name === each) ?? [],
  );
  const isRight = (each: GraphQLObjectType): boolean => !isErrors('', each.name);
  const choices =
    [selected.filter(isRight), selected, shown.filter(isRight), shown, possible].find(
      ({length}) => length > 0,
    ) ?? [];
  return choices[position % choices.length];
}

/** The types of the fragments of a field. */
function fragmentTypes({fieldNodes, fragments}: GraphQLResolveInfo): readonly string[] {
  return fieldNodes
    .flatMap(({selectionSet}) => selectionSet?.selections ?? [])
    .flatMap((node) => {
      const fragment =
        node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
      return fragment === undefined || fragment.kind === Kind.FIELD
        ? []
        : (fragment.typeCondition?.name.value ?? []);
    });
}
