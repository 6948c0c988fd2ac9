/** A command line with a mistake. */
export class UsageError extends Error {}
