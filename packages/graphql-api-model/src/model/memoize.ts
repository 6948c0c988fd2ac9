interface Cache<Item, Result> {
  get: (item: Item) => Result | undefined;
  set: (item: Item, result: Result) => unknown;
}

/**
 * Remembers the result for each item: in a map for the texts of a site, which are few and come again
 * with every page; in a `WeakMap` for objects that stay as they are, such as a model.
 */
export function memoize<Result, Item = string>(
  compute: (item: Item) => Result,
  known: Cache<Item, Result> = new Map<Item, Result>(),
): (item: Item) => Result {
  return (item) => {
    let result = known.get(item);
    if (result === undefined) known.set(item, (result = compute(item)));
    return result;
  };
}
