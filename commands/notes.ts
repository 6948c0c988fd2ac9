import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ROOT} from './paths';
import {readReleaseNotes} from './release/readReleaseNotes';
import {CommandError, runCommand} from './runCommand';

/** `npm run --silent release:notes -- v1.2.0` prints what `CHANGELOG.md` says of that version. */
await runCommand(async () => {
  const [tag] = parseArgs({allowPositionals: true}).positionals;
  if (tag === undefined)
    throw new CommandError('Name the tag: npm run --silent release:notes -- v1.2.0');
  const changelog = await readFile(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  console.log(readReleaseNotes(changelog, tag));
  return 0;
});
