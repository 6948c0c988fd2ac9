import type {ReactNode} from 'react';
import {readBytes} from '../content/createTextStore';
import type {PackedPage} from '../content/writePages';
import ReferenceRoute, {type Props} from './ReferenceRoute';

/**
 * A reference page of the static build. It reads its data from disk, so that thousands of
 * pages are not thousands of modules; the browser's bundle never contains this file.
 */
export default function StaticReferenceRoute({
  route: {dataFile, bytes},
}: {
  readonly route: Omit<PackedPage, 'href'>;
}): ReactNode {
  const stored = JSON.parse(String(readBytes(dataFile, bytes))) as Props;
  return <ReferenceRoute {...stored} />;
}
