/**
 * Remembers the result for each object as long as somebody has that. For what is asked again and
 * again of objects that stay as they are, such as a model and its elements.
 */
export function oncePer<Item extends object, Result>(
  compute: (item: Item) => Result,
): (item: Item) => Result {
  const known = new WeakMap<Item, {readonly result: Result}>();
  return (item) => {
    const found = known.get(item) ?? {result: compute(item)};
    known.set(item, found);
    return found.result;
  };
}
