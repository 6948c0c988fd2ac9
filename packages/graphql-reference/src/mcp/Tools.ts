/** What each tool returns for its arguments; it throws an error for the caller. */
export interface Tools {
  readonly search: (args: {readonly query: string}) => string;
  readonly describe: (args: {readonly name: string; readonly cursor?: string}) => string;
  readonly closure: (args: {readonly name: string}) => string;
  readonly validate: (args: {
    readonly document: string;
    readonly variables: Readonly<Record<string, unknown>>;
  }) => string;
  readonly example: (args: {
    readonly name: string;
    readonly size: 'required' | 'full';
  }) => string;
}
