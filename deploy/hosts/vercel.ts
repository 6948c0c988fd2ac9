import {toGlobHeaders} from './edgeHeaders';
import {toJson, type BuildFacts} from './hostFile';

/** `vercel.json`, beside the build: its paths are patterns in which `(.*)` is any text. */
export function toVercelConfig(facts: BuildFacts): string {
  return toJson({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'site/build',
    // Both spellings of a page are 200, as they are elsewhere.
    cleanUrls: false,
    headers: toGlobHeaders(facts).map(({glob, headers}) => ({
      source: glob.replaceAll('.', '\\.').replaceAll('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({key, value})),
    })),
  });
}
