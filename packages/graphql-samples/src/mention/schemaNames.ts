import type {GraphQLSchema} from 'graphql';
import {isInputObjectType, isInterfaceType, isObjectType} from 'graphql';
import {argumentsOf, membersOf, namesOf} from '../sample/members';

/** The names that a schema knows, by what they name. */
export interface SchemaNames {
  readonly types: ReadonlySet<string>;
  readonly directives: ReadonlySet<string>;
  /** Of fields, input fields and values of enums. */
  readonly members: ReadonlySet<string>;
  readonly arguments: ReadonlySet<string>;
  /** The types that have a field or input field of a name, root types first. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
}

const KNOWN = new WeakMap<GraphQLSchema, SchemaNames>();

/** Lists the names of a schema; of one schema once. */
export function schemaNamesOf(schema: GraphQLSchema): SchemaNames {
  const known = KNOWN.get(schema);
  if (known) return known;
  const names = listNames(schema);
  KNOWN.set(schema, names);
  return names;
}

/** `__typename` is a field of every type, and `__schema` and `__type` are at the root. */
const META_FIELDS = ['__typename', '__schema', '__type'];

function listNames(schema: GraphQLSchema): SchemaNames {
  const roots = rootsOf(schema);
  const types = Object.values(schema.getTypeMap()).toSorted(
    (a, b) => Number(roots.has(b.name)) - Number(roots.has(a.name)),
  );
  const members = types.flatMap((type) =>
    membersOf(type).map((member) => ({type, member})),
  );
  const owners = new Map<string, string[]>();
  for (const {type, member} of members) {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type))
      continue;
    const list = owners.get(member.name) ?? [];
    owners.set(member.name, list);
    list.push(type.name);
  }
  const directives = schema.getDirectives();
  return {
    types: new Set(namesOf(types)),
    directives: new Set(namesOf(directives)),
    members: new Set([...members.map(({member}) => member.name), ...META_FIELDS]),
    arguments: new Set([
      ...members.flatMap(({member}) => namesOf(argumentsOf(member))),
      ...directives.flatMap(({args}) => namesOf(args)),
    ]),
    owners,
  };
}

/** The names of the types where operations begin. */
function rootsOf(schema: GraphQLSchema): ReadonlySet<string> {
  const roots = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  return new Set(roots.flatMap((type) => type?.name ?? []));
}
