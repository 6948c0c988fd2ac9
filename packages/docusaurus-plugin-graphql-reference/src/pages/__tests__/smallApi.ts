import {contextOf} from '../../__tests__/contextOf';

/** One element of every kind. */
export const SMALL = contextOf(`
  directive @auth(role: Role) on OBJECT | FIELD
  type Query { space(id: ID!): Space spaces(filter: Filter): [Space!]! }
  type Mutation { createSpace(input: Filter = {name: "x"}): Space }
  type Subscription { spaceCreated: Space }
  interface Node { id: ID! }
  type Space implements Node { id: ID! "See \`Role.ADMIN\`." role(of: ID): Role any: Any }
  input Filter { name: String nested: Filter role: Role }
  enum Role { ADMIN GUEST }
  union Any = Space
  scalar Date
`);
