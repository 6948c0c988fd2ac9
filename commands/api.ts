import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {API_FILE} from './packages/apiFile';
import {describeApi} from './packages/describeApi';
import {listPackages} from './packages/manifest';
import {runCommand} from './runCommand';

await runCommand(async () => {
  for (const package_ of listPackages())
    await writeFile(path.join(package_.directory, API_FILE), await describeApi(package_));
  return 0;
});
