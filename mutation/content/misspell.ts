/** A name that is nearly the other: a letter of its middle stands twice. */
export function misspell(name: string): string {
  const half = Math.floor(name.length / 2);
  const offset = Math.max(0, name.slice(half).search(/[a-z]/i));
  const end = half + offset + 1;
  return name.slice(0, end) + name.slice(end - 1);
}
