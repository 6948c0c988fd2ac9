import {readFileSync} from 'node:fs';
import type {ReactNode} from 'react';
import type {PackedPage} from '../content/writePages';
import ReferenceRoute, {type Props} from './ReferenceRoute';

/** Pages that follow each other are rendered one after the other, so the last file serves most. */
let last: {readonly file: string; readonly content: Buffer} | undefined;

function read({dataFile, bytes}: Omit<PackedPage, 'href'>): Props {
  if (last?.file !== dataFile) last = {file: dataFile, content: readFileSync(dataFile)};
  return JSON.parse(last.content.toString('utf8', ...bytes)) as Props;
}

/**
 * A reference page of the static build. It reads its data from disk, so that thousands of
 * pages are not thousands of modules; the browser's bundle never holds this file.
 */
export default function StaticReferenceRoute({
  route,
}: {
  readonly route: Omit<PackedPage, 'href'>;
}): ReactNode {
  return <ReferenceRoute {...read(route)} />;
}
