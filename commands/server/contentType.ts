import path from 'node:path';
import {lookup} from 'mrmime';

/** What mrmime does not know, or names otherwise than browsers expect. */
const TYPES: Readonly<Record<string, string>> = {
  '.graphql': 'application/graphql',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.xml': 'application/xml',
};
const IS_TEXT = /^(?:text\/|application\/(?:graphql|xml)$)/;

/** The `Content-Type` of a file by the end of its name; text is always UTF-8. */
export function contentType(name: string): string {
  const extension = path.extname(name).toLowerCase();
  const type = TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return IS_TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
