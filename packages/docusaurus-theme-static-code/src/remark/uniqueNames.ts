/** Hands out names that are unique within one file: `JSON`, `JSON (2)`, `JSON (3)`. */
export class UniqueNames {
  readonly #uses = new Map<string, number>();

  take(name: string): string {
    const uses = (this.#uses.get(name) ?? 0) + 1;
    this.#uses.set(name, uses);
    return uses === 1 ? name : `${name} (${uses})`;
  }
}
