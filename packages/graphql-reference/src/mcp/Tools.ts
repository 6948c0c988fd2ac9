/** What a tool returns: a text, and the same as data where programs need it. */
export interface Response {
  readonly text: string;
  readonly structured?: Readonly<Record<string, unknown>>;
  /** Whether what the caller sent is wrong. */
  readonly isError?: boolean;
}

/** What each tool returns for its arguments; it throws an error for the caller. */
export interface Tools {
  readonly search: (args: {readonly query: string}) => Response;
  readonly describe: (args: {
    readonly name: string;
    readonly cursor?: string | undefined;
  }) => Response;
  readonly closure: (args: {readonly name: string}) => Response;
  readonly request: (args: {
    readonly path: string;
    readonly fields?: string | undefined;
  }) => Response;
  readonly validate: (args: {
    readonly document: string;
    readonly variables?: Readonly<Record<string, unknown>> | string | null | undefined;
    readonly operationName?: string | undefined;
  }) => Response;
}
