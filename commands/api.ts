import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {API_FILE} from './packages/apiFile';
import {describeApis} from './packages/describeApi';
import {listPackages} from './packages/manifest';
import {runCommand} from './runCommand';

await runCommand(async () => {
  const packages = listPackages();
  const texts = await describeApis(packages);
  for (const [index, {directory}] of packages.entries())
    await writeFile(path.join(directory, API_FILE), texts[index] ?? '');
  return 0;
});
