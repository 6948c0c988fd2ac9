/** A value as JSON for readers. */
export function printJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
