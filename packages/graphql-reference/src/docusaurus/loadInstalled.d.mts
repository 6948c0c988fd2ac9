/**
 * Loads a module of an installed package, as Node.js does by itself.
 *
 * @param file - Absolute; what else Docusaurus may be told is no file.
 * @returns What a CommonJS module exports, or the namespace of an ES module; nothing for a file that
 *   is of no installed package, or that only a loader understands.
 */
export function loadInstalled(file: unknown): Promise<object | undefined>;
