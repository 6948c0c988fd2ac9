/** A command line that cannot be carried out. */
export class UsageError extends Error {}
