import {readFileSync} from 'node:fs';
import type {ReactNode} from 'react';
import ReferenceRoute, {type Props} from './ReferenceRoute';

/**
 * A reference page of the static build. It reads its data from disk, so that thousands of
 * pages are not thousands of modules; the browser's bundle never holds this file.
 */
export default function StaticReferenceRoute({
  route,
}: {
  readonly route: {readonly dataFile: string};
}): ReactNode {
  const props = JSON.parse(readFileSync(route.dataFile, 'utf8')) as Props;
  return <ReferenceRoute {...props} />;
}
