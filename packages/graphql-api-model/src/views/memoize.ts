/**
 * Remembers the result for each text as long as the process lives. For the texts of a site,
 * which are few and come again with every page that shows them and every reload.
 */
export function memoize<Result>(
  compute: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) known.set(text, (result = compute(text)));
    return result;
  };
}
