import path from 'node:path';
import type {Position} from 'graphql-api-model';

/** The addresses of lines of the schema's files; none for files outside the site. */
export function createEditUrls(
  editUrl: string | undefined,
  siteDir: string,
): (position: Position) => string | undefined {
  return ({file, line}) => {
    const relative = path.relative(siteDir, path.resolve(file)).split(path.sep).join('/');
    if (editUrl === undefined || relative.startsWith('../')) return undefined;
    return `${editUrl.replace(/\/?$/, '/')}${relative}#L${line}`;
  };
}
