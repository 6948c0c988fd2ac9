import {
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type {FindPlaces} from './types';

type Place = ReturnType<FindPlaces>[number];

/** Samples that use what is deprecated and do not say why. */
export function createDeprecatedClasses(
  schema: GraphQLSchema,
): Readonly<Record<string, FindPlaces>> {
  return {
    'deprecated: a field selected': (_, fences) =>
      fences
        .filter(({language}) => language === 'graphql')
        .flatMap(({code, at}) =>
          listSelections(code, schema).map((place) => ({...place, at: at + place.at})),
        ),
  };
}

function listSelections(code: string, schema: GraphQLSchema): readonly Place[] {
  const places: Place[] = [];
  const info = new TypeInfo(schema);
  visit(
    parse(code),
    visitWithTypeInfo(info, {
      SelectionSet({loc}) {
        const type = info.getParentType();
        if (!loc || !isObjectType(type)) return;
        for (const field of Object.values(type.getFields())) {
          if (isDeprecated(field)) {
            places.push({at: loc.start, from: '{', to: `{ ${toSelection(field)}`});
          }
        }
      },
    }),
  );
  return places;
}

function isDeprecated({
  deprecationReason,
  args,
}: GraphQLField<unknown, unknown>): boolean {
  return deprecationReason != null && !args.some(isRequiredArgument);
}

/** Under an alias, for the operation may select the field as well. */
function toSelection({name, type}: GraphQLField<unknown, unknown>): string {
  return `old: ${name}${isCompositeType(getNamedType(type)) ? ' {__typename}' : ''}`;
}
