/** What a reader has written before there is an answer. */
export interface Typed {
  readonly text: string;
  /** It was selected on the page, not typed: the first letter takes its place. */
  readonly isProposed: boolean;
  /** Enter was pressed after it, so the first result is to be followed as soon as there is one. */
  readonly isEntered: boolean;
}

/** What stands in a field that is to be opened: proposals are selected, else one writes on. */
export function placeCaret(input: HTMLInputElement, {isProposed}: Typed): void {
  const end = input.value.length;
  input.focus({preventScroll: true});
  input.setSelectionRange(isProposed ? 0 : end, end);
}
