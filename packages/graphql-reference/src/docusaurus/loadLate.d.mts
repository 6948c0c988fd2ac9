/**
 * Makes `require` of a CommonJS module, which nobody may have required yet, load it only when
 * something of it is used.
 *
 * @param file - The module; absolute.
 * @param own - What it exports that is used without it.
 */
export function loadLate(file: string, own?: Readonly<Record<string, unknown>>): void;
