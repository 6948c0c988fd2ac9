export function findReport(error: unknown): string | undefined;
