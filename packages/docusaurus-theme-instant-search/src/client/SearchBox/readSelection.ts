const LONGEST = 100;

/** The text that is selected on the page, where it is short enough to be a query. */
export function readSelection(): string {
  const text = window.getSelection()?.toString().trim() ?? '';
  return text.length > LONGEST || text.includes('\n') ? '' : text;
}
