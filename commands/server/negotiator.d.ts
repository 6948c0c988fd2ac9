/** What the server uses of negotiator 1; @types/negotiator still describes 0.6. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: {
      readonly headers: Readonly<Record<string, string | undefined>>;
    });
    /** The encoding that the reader likes most; `preferred` decides between equals. */
    encoding(
      available: readonly string[],
      options: {readonly preferred: readonly string[]},
    ): string | undefined;
  }
}
