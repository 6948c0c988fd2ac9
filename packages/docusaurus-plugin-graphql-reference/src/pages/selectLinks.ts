/** Links that a page has to others of its sort; of more there is each second, third, ... */
const MOST_LINKS = 60;
const NEIGHBOURS = 5;

/** Of a long list those around the current one, the first, the last and some on the way there. */
export function selectLinks<Item>(
  items: readonly Item[],
  current: number,
): readonly Item[] {
  const step = Math.ceil(items.length / MOST_LINKS);
  return items.filter(
    (_, index) =>
      index % step === 0 ||
      index === items.length - 1 ||
      Math.abs(index - current) <= NEIGHBOURS,
  );
}
