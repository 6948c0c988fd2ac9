/** Types that all entities of a generated schema use. */
export const SHARED_TYPES = `"A moment, in ISO 8601."
scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time")

"An address, as RFC 3986 defines it."
scalar URI

"Something with an id."
interface Node {
  "The id, unique in the whole platform."
  id: ID!
}

"Something that belongs to somebody."
interface Owned {
  "Who it belongs to."
  owner: Actor!
}

"Somebody who acts."
type Actor implements Node {
  "The id of the actor."
  id: ID!
  "The name that others see."
  name: String!
}

"Where a page lies in a list."
type PageInfo {
  "The cursor of the last entry."
  endCursor: String
  "Whether there is more."
  hasNextPage: Boolean!
  "Whether there is something before."
  hasPreviousPage: Boolean!
  "The cursor of the first entry."
  startCursor: String
}`;
