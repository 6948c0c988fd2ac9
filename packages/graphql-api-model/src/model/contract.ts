/** Who may call an operation. Texts are Markdown. */
export interface Access {
  /** Whether a request needs a token; missing where the schema does not say. */
  readonly token?: boolean;
  /** When it needs none all the same: "the content is `PUBLIC`". */
  readonly unless?: string;
  /** Scopes that the token has: all those of one of the lists. */
  readonly scopes: readonly (readonly string[])[];
  /** Permissions of the caller, or coordinates of enum values: all those of one of the lists. */
  readonly permissions: readonly (readonly string[])[];
  /** Roles of the caller, or coordinates of enum values: one of them. */
  readonly roles: readonly string[];
  /** What the caller needs beside these: "a verified email address". */
  readonly conditions: readonly string[];
}

/** An error that an operation can answer with. Texts are Markdown. */
export interface DeclaredError {
  readonly code: string;
  readonly when?: string;
  /** What to do, where that is not what is done about the code everywhere. */
  readonly action?: string;
}

/** What an operation or another field promises beside its types. */
export interface Contract {
  readonly access?: Access;
  readonly errors: readonly DeclaredError[];
  /** How often it may be called: "5 a day". */
  readonly rates: readonly string[];
  /** What it counts for, where requests have a budget. */
  readonly cost?: string;
  /** Whether a call that is repeated changes nothing. */
  readonly isIdempotent: boolean;
}

/** A code of errors and what is true of it everywhere. Texts are Markdown. */
export interface ErrorCode {
  readonly code: string;
  readonly meaning?: string;
  readonly action?: string;
  /** Which operations can answer it without declaring it: "Every operation." */
  readonly general?: string;
  /** Names of operations that this is not true of. */
  readonly except: readonly string[];
}

/** A scope of tokens. The meaning is Markdown. */
export interface Scope {
  readonly name: string;
  readonly meaning?: string;
}
