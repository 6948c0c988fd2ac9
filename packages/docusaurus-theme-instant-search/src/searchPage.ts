/**
 * One page of a reference, as another plugin contributes it: any plugin whose `content` has a
 * property `searchPages: readonly SearchPage[]` is searched by identifier.
 */
export interface SearchPage {
  /**
   * `query`, `mutation`, `subscription`, `object`, `interface`, `enum`, `input`, `union`, `scalar`
   * or `directive`; another word is searched too, without a filter of its own.
   */
  readonly kind: string;
  readonly name: string;
  /** Site-absolute path with the base URL, without a hash. */
  readonly url: string;
  /** Further pages about the same, which are not found for themselves. */
  readonly otherUrls?: readonly string[];
  /** First sentence of the description, as plain text. */
  readonly summary?: string;
  readonly deprecated?: boolean;
  /** Name of the type an operation returns, without brackets and exclamation marks. */
  readonly returns?: string;
  readonly members?: readonly SearchMember[];
}

export type MemberKind = 'field' | 'argument' | 'input field' | 'enum value';

/** Something named on a reference page, with an anchor of its own. */
export interface SearchMember {
  readonly kind: MemberKind;
  readonly name: string;
  /** Id of the element on the page, without `#`; `field.argument` for an argument of a field. */
  readonly anchor: string;
  /** Name of the member's type, without brackets and exclamation marks. */
  readonly returns?: string;
  readonly deprecated?: boolean;
}
