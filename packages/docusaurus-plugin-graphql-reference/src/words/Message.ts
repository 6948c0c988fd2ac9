/** A text of the interface in English, and where it stands. */
export interface Message {
  readonly message: string;
  readonly description: string;
}
