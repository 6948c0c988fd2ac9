/**
 * The message of a failure whose reader needs no stack: of the first error in the chain of causes
 * that was made to be read alone, that Docusaurus reports because a setting says so, or that the
 * bundler describes. Undefined for all others, which are mistakes in code.
 */
export function describeFailure(error: unknown): string | undefined;

/** The same for the text in which Docusaurus gives errors of the bundler; undefined for others. */
export function describeBundlerErrors(text: string): string | undefined;
