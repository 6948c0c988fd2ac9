export function findReport(
  error: unknown,
  names?: readonly (readonly [name: string, shown: string])[],
): string | undefined;
