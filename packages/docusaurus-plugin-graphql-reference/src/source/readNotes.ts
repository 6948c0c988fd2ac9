import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ListItem, Root, RootContent} from 'mdast';
import {parseDescription, ReportError} from 'graphql-api-model';

/** A sentence about one change, from the list of a file. */
interface ChangeNote {
  readonly coordinate: string;
  readonly text: string;
  readonly line: number;
}

/** What an owner has written about the changes of a day. Texts are Markdown. */
export interface DayNotes {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly date: string;
  readonly text: string;
  readonly changes: readonly ChangeNote[];
}

const EXTENSION = '.md';

/** Whether a file in the folder of the option `history` is not a state, but about one. */
function isNotes(name: string): boolean {
  return name.endsWith(EXTENSION);
}

/**
 * The files beside the published states of the schema, named by their days: `2026-11-22.md`. What
 * is in a list is about single changes, each item named by the element; all else is about the day.
 *
 * @throws ReportError where an item names no element.
 */
export function readNotes(
  folder: string | undefined,
  directory: string,
): readonly DayNotes[] {
  if (folder === undefined) return [];
  const root = path.resolve(directory, folder);
  return readdirSync(root)
    .filter(isNotes)
    .map((name) => {
      const text = readFileSync(path.join(root, name), 'utf8');
      return parseNotes(text, `${folder}/${name}`);
    });
}

function parseNotes(source: string, file: string): DayNotes {
  const {children}: Root = parseDescription(source);
  const sliceOf = ({position}: RootContent | ListItem): string =>
    source.slice(position?.start.offset, position?.end.offset);
  const toNote = (item: ListItem): ChangeNote => {
    const line = item.position?.start.line ?? 1;
    const groups = /^[-*+]\s+`(?<coordinate>[^`]+)`:\s+(?<text>.+)$/s.exec(sliceOf(item))
      ?.groups as {readonly coordinate: string; readonly text: string} | undefined;
    if (groups) return {...groups, line};
    throw new ReportError(
      `${file}:${line} is an item that names no changed element. Write it as in "- \`Query.posts\`: Use \`allPosts\`.", or as a paragraph.`,
    );
  };
  return {
    file,
    date: path.basename(file, EXTENSION),
    text: children
      .filter(({type}) => type !== 'list')
      .map(sliceOf)
      .join('\n\n'),
    changes: children.flatMap((node) =>
      node.type === 'list' ? node.children.map(toNote) : [],
    ),
  };
}
