import {type Place, wordsOf} from './place';

/** The extension of a file and its media type. */
interface FileType {
  readonly extension: string;
  readonly mime: string;
}

/** Types of files by a word of a name. */
const FILE_TYPES: readonly (readonly [RegExp, FileType])[] = [
  [/^(?:ics|calendar)$/, {extension: 'ics', mime: 'text/calendar'}],
  [/^(?:csv|spreadsheet)$/, {extension: 'csv', mime: 'text/csv'}],
  [/^(?:zip|archive|migration|export)$/, {extension: 'zip', mime: 'application/zip'}],
  [/^json$/, {extension: 'json', mime: 'application/json'}],
  [/^xml$/, {extension: 'xml', mime: 'application/xml'}],
  [/^svg$/, {extension: 'svg', mime: 'image/svg+xml'}],
  [/^gif$/, {extension: 'gif', mime: 'image/gif'}],
  [/^(?:image|photo|avatar|picture|logo)$/, {extension: 'jpg', mime: 'image/jpeg'}],
  [/^video$/, {extension: 'mp4', mime: 'video/mp4'}],
  [/^(?:audio|sound)$/, {extension: 'mp3', mime: 'audio/mpeg'}],
];
const OTHER: FileType = {extension: 'pdf', mime: 'application/pdf'};

/** The type of the file that a name or the type around it is about. */
export function toFileType({name, owner, entity = ''}: Place): FileType {
  const words = [entity, owner, name].flatMap(wordsOf);
  return (
    FILE_TYPES.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1] ?? OTHER
  );
}
