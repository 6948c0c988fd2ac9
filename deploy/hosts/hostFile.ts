/** What is said at the top of every generated file that has room for it. */
export const NOTICE = 'Made by "npm run deploy:files" from deploy/headers. Do not edit.';

/** The facts of a build that the files of hosts depend on. */
export interface BuildFacts {
  /** Sources that allow the inline scripts of its pages, as `readScriptHashes` returns them. */
  readonly hashes: readonly string[];
}

/** Makes the text of a file that tells a host what to answer. */
export type ToHostFile = (facts: BuildFacts) => string;

/** JSON as the repository formats it. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
