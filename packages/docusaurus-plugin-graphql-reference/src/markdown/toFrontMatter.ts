/** Front matter in YAML, in which a text of JSON is a text; what is missing or empty is left out. */
export function toFrontMatter(
  values: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const lines = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---'].join('\n');
}
