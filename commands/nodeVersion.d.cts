/**
 * The sentence that a Node of another version is refused with, or undefined for one of `engines`,
 * as package.json writes it: `^20.19.0 || >=24.0.0`.
 */
export function refuseNode(version: string, engines: string): string | undefined;
