import {buildSchema} from 'graphql';

/** A small platform with every construct that samples are checked against. */
export const schema = buildSchema(`
directive @cost(weight: Int = 1) on FIELD_DEFINITION

type Query {
  spaceById(id: UUID!): Space
  spaces(first: Int = 20, filter: SpaceFilter): [Space!]!
  search(text: String!): [SearchResult!]!
  meta(with: JSONObject = {a: 1}): JSONObject
}

type Mutation {
  createSpace(input: CreateSpaceInput!): Space!
  favorite(id: ID!): Boolean @deprecated(reason: "Use \`favoriteV2\`.")
  favoriteV2(id: ID!): Boolean
}

interface Node { id: UUID! }

type Space implements Node {
  id: UUID!
  name: String!
  createdAt: DateTime!
  day: Date
  score: Float
  isOpen: Boolean
  count: Int
  visibility: Visibility!
  members(first: Int, role: UserRole): [User!]!
  owner: User
  title: String @deprecated(reason: "Use \`name\`.")
}

type User implements Node { id: UUID!  name: String }

union SearchResult = Space | User

enum UserRole { ADMIN MEMBER GUEST @deprecated(reason: "Use \`MEMBER\`.") }
enum Visibility { OPEN CLOSED }

input CreateSpaceInput {
  name: String!
  visibility: Visibility = OPEN
  tags: [String!]
  owner: UserRef
  startsAt: DateTime
  title: String @deprecated(reason: "Use \`name\`.")
}
input UserRef @oneOf { id: UUID  email: String }
input SpaceFilter { name: String  parent: SpaceFilter }

scalar UUID
scalar DateTime
scalar Date
scalar JSONObject
`);
