import type {IndexList} from './toDomainLists';

/** The most bytes of a file with a list. */
const MOST_IN_LIST = 50_000;

/** The bytes of a text in UTF-8. */
export function sizeOf(text: string): number {
  return Buffer.byteLength(text);
}

/** The texts of the files of a list: one, unless it is longer than `most` bytes. */
export function divideList(
  {label, lines}: IndexList,
  introduction: string,
  most = MOST_IN_LIST,
): readonly string[] {
  const head = [`# ${label}`, ...(introduction === '' ? [] : [introduction])].join(
    '\n\n',
  );
  const texts: string[] = [];
  let text = `${head}\n\n`;
  for (const line of lines) {
    if (sizeOf(text) + sizeOf(line) + 1 > most) {
      texts.push(text);
      text = `${head}\n\n`;
    }
    text += `${line}\n`;
  }
  return [...texts, text];
}
