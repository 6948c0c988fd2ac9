/** A heading, and lines that may be left out from the end. */
export interface TextSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** GitHub rejects a comment of more than 65,536 characters. */
export const MOST_CHARACTERS = 65_000;

/**
 * Joins sections to a text of bounded length. The first ones have precedence; each states how many of
 * its lines are left out.
 *
 * @param toNote - The line for a number of lines that are left out.
 */
export function fitSections(
  sections: readonly TextSection[],
  toNote: (count: number) => string,
  most: number,
): string {
  const shown = sections.filter(({lines}) => lines.length > 0);
  // The empty lines around a heading count, too.
  let room =
    most -
    shown.reduce(
      (sum, {heading, lines}) => sum + heading.length + toNote(lines.length).length + 4,
      0,
    );
  const texts = shown.map(({heading, lines}) => {
    const kept: string[] = [];
    for (const line of lines) {
      if (line.length + 1 > room) break;
      room -= line.length + 1;
      kept.push(line);
    }
    const left = lines.length - kept.length;
    return `${heading}\n\n${[...kept, ...(left > 0 ? [toNote(left)] : [])].join('\n')}`;
  });
  return texts.join('\n\n');
}
