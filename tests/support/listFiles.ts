import {globSync} from 'tinyglobby';
import {ROOT} from '../../commands/paths';

/** The files of this repository that match, without what is installed or generated. */
export function listFiles(patterns: readonly string[]): readonly string[] {
  const ignore = [
    '**/{node_modules,.cache,.docusaurus}/**',
    '{site/build,reference-site}*/**',
  ];
  return globSync(patterns, {cwd: ROOT, ignore});
}
