import {
  type ApiModel,
  createPermalinks,
  describeSchema,
  findChanges,
  listElements,
  type Position,
} from 'graphql-api-model';
import type {State} from '../sources/loadState';
import type {PlacedChange} from './SchemaDiff';

/**
 * Finds the changes from one state of a schema to the next, breaking ones first.
 *
 * @param site - The address of the reference of the later state, for links.
 */
export function compareStates(
  before: State,
  after: State,
  site?: URL,
): readonly PlacedChange[] {
  const [from, to] = [describeSchema(before.schema), describeSchema(after.schema)];
  const links = site && createPermalinks(to, site.pathname);
  const positions = after.hasFiles ? findPositions(from, to) : undefined;
  const changes = findChanges(from, to).map((change): PlacedChange => {
    const href = links?.of(change.coordinate);
    const position = positions?.get(change.coordinate);
    return {
      ...change,
      ...(site && href !== undefined && {href: site.origin + href}),
      ...(position && {position}),
    };
  });
  return changes.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
}

/** Where the elements of both states are in the later one; what is removed is where its owner is. */
function findPositions(
  before: ApiModel,
  after: ApiModel,
): ReadonlyMap<string, Position | undefined> {
  const positions = new Map(
    [...listElements(after)].map(({element}) => [element.coordinate, element.position]),
  );
  for (const {element, parents} of listElements(before)) {
    const {coordinate, position} = element;
    if (positions.has(coordinate)) continue;
    const owner = parents.findLast((parent) => positions.has(parent.coordinate));
    positions.set(coordinate, owner ? positions.get(owner.coordinate) : position);
  }
  return positions;
}
