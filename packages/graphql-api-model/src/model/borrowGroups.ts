import {groupBy} from '../words/groupBy';
import type {ApiModel, Element} from './apiModel';
import {listElements} from './listElements';
import {mapElements} from './mapElements';

/**
 * An earlier state with the domains of a later one, for states that do not record to which file an element
 * belonged. What the later one does not have gets the domain that most of what it uses, or what uses it,
 * belongs to; without either, it is in none.
 */
export function borrowGroups(model: ApiModel, later: ApiModel): ApiModel {
  const groups = new Map<string, string>();
  for (const {element} of [...listElements(later), ...listElements(model)]) {
    const group = getOwnGroup(element);
    if (
      group !== undefined &&
      later.groups.includes(group) &&
      !groups.has(element.coordinate)
    ) {
      groups.set(element.coordinate, group);
    }
  }
  spread(groups, findNeighbours(model));
  const used = new Set<string>();
  const elements = mapElements(model, (element) => {
    if (!('group' in element)) return element;
    const {group: _, ...own} = element;
    const group = groups.get(element.coordinate);
    if (group === undefined) return own as typeof element;
    used.add(group);
    return {...element, group};
  });
  return {...model, ...elements, groups: later.groups.filter((group) => used.has(group))};
}

function getOwnGroup(element: Element): string | undefined {
  return 'group' in element ? element.group : undefined;
}

type Neighbours = ReadonlyMap<string, readonly (readonly [string, string])[]>;

/** What uses what, from both sides. Scalars are of no domain in particular. */
function findNeighbours(model: ApiModel): Neighbours {
  const scalars = new Set(
    model.types.filter(({kind}) => kind === 'scalar').map(({name}) => name),
  );
  const pairs = [...listElements(model)].flatMap(({element, parents}) => {
    const owner = [element, ...parents.toReversed()].find(getOwnGroup);
    const used = [
      ...('type' in element ? [element.type.name] : []),
      ...('interfaces' in element ? element.interfaces : []),
      ...('possibleTypes' in element ? element.possibleTypes : []),
    ].filter((name) => !scalars.has(name));
    return owner ? used.map((name) => [owner.coordinate, name] as const) : [];
  });
  const both = pairs.flatMap(([user, used]) => [
    [user, used] as const,
    [used, user] as const,
  ]);
  return groupBy(both, ([from]) => from);
}

/** Gives groups to what has none, the nearest first. */
function spread(groups: Map<string, string>, neighbours: Neighbours): void {
  let open = [...neighbours.keys()].filter((one) => !groups.has(one));
  for (;;) {
    const found = open.flatMap((one) => {
      const near = neighbours.get(one) ?? [];
      const group = findCommonest(near.flatMap(([, other]) => groups.get(other) ?? []));
      return group === undefined ? [] : [[one, group] as const];
    });
    if (found.length === 0) return;
    for (const [one, group] of found) groups.set(one, group);
    open = open.filter((one) => !groups.has(one));
  }
}

function findCommonest(names: readonly string[]): string | undefined {
  const [commonest] = [...groupBy(names, (name) => name).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  return commonest?.[0];
}
