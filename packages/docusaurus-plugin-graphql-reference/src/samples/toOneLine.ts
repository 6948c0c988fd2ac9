/** The lines of a document joined, unless a line break may mean something in it. */
export function toOneLine(document: string): string {
  if (/"""|#/.test(document)) return document;
  const lines = document.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
