import type {PageContext} from './context';
import type {SectionOf} from './sections';

/** The link to the file with the schema, where there is one; of an operation what it reaches, too. */
export function toDownload(
  {hasSchemaFile, permalinks, say}: PageContext,
  coordinate?: string,
): readonly SectionOf<'download'>[] {
  if (!hasSchemaFile) return [];
  return [
    {
      kind: 'download',
      href: permalinks.schemaFile,
      label: say('schema.download'),
      ...(coordinate !== undefined && {copy: {label: say('schema.copy'), coordinate}}),
    },
  ];
}
