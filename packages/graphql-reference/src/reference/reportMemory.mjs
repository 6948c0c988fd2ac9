// Preloaded into a build: leaves the peak memory of its process in the file it is told.
import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

const file = process.env['PEAK_MEMORY_FILE'];
if (file && isMainThread) {
  process.on('exit', () => {
    writeFileSync(file, String(process.resourceUsage().maxRSS * 1024));
  });
}
