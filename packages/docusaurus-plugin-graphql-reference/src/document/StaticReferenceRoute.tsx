import {closeSync, openSync, readSync} from 'node:fs';
import type {ReactNode} from 'react';
import type {PackedPage} from '../content/writePages';
import ReferenceRoute, {type Props} from './ReferenceRoute';

function read({dataFile, bytes: [start, end]}: Omit<PackedPage, 'href'>): Props {
  const line = Buffer.alloc(end - start);
  const file = openSync(dataFile, 'r');
  readSync(file, line, 0, line.length, start);
  closeSync(file);
  return JSON.parse(line.toString()) as Props;
}

/**
 * A reference page of the static build. It reads its data from disk, so that thousands of
 * pages are not thousands of modules; the browser's bundle never contains this file.
 */
export default function StaticReferenceRoute({
  route,
}: {
  readonly route: Omit<PackedPage, 'href'>;
}): ReactNode {
  return <ReferenceRoute {...read(route)} />;
}
