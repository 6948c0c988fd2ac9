/**
 * A message with what its reader calls a source in the place of the file that it was written into.
 *
 * @param shownNames - What is shown, by the name of the file.
 */
export function withShownNames(
  text: string,
  shownNames: Readonly<Record<string, string>>,
): string;
