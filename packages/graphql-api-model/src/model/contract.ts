/** Who may call an operation. Texts are Markdown. */
export interface Access {
  /** Whether a request needs a token; missing where the schema does not state it. */
  readonly token?: boolean;
  /** When it needs none despite that: "the content is `PUBLIC`". */
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

/** An error that an operation can return. Texts are Markdown. */
export interface DeclaredError {
  readonly code: string;
  readonly when?: string;
  /** What to do, where that is not what is done about the code everywhere. */
  readonly action?: string;
  /** Whether it follows from what the operation needs, and is not declared there. */
  readonly isImplied?: boolean;
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

/** What of an operation makes it return a code without declaring it. */
export type Implication =
  | 'arguments'
  | 'token'
  | 'scopes'
  | 'permissions'
  | 'roles'
  | 'conditions'
  | 'rate';

/** A code of errors and what is true of it everywhere. Texts are Markdown. */
export interface ErrorCode {
  readonly code: string;
  readonly meaning?: string;
  readonly action?: string;
  /** Which operations can return it without declaring it: "Every operation." */
  readonly general?: string;
  /** Any of these makes an operation return it. */
  readonly impliedBy?: readonly Implication[];
  /** When such an operation returns it. */
  readonly impliedWhen?: string;
  /** Names of operations that never return it unless they declare it. */
  readonly except: readonly string[];
}

/** A scope of tokens. The meaning is Markdown. */
export interface Scope {
  readonly name: string;
  readonly meaning?: string;
}
