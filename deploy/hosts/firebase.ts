import {REVALIDATED} from '../headers/responseHeaders';
import {toGlobHeaders} from './edgeHeaders';
import {toJson, type BuildFacts} from './hostFile';

/** `firebase.json` for Firebase Hosting; it needs to be told to revalidate, an hour otherwise. */
export function toFirebaseConfig(facts: BuildFacts): string {
  const entries = [
    {glob: '/*', headers: {'Cache-Control': REVALIDATED}},
    ...toGlobHeaders(facts),
  ];
  return toJson({
    hosting: {
      public: 'site/build',
      ignore: ['**/*.br', '**/*.gz', '**/.*'],
      headers: entries.map(({glob, headers}) => ({
        source: glob.replace(
          '/*',
          glob === '/*' || glob === '/assets/*' ? '/**' : '/**/*',
        ),
        headers: Object.entries(headers).map(([key, value]) => ({key, value})),
      })),
    },
  });
}
