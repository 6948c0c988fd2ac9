import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {listPackages} from '../../commands/packages/manifest';
import {ROOT} from '../../commands/paths';
import {findTarball, run} from './install';

for (const {manifest} of listPackages()) {
  const {name} = manifest;

  test(`${name} has what publint and "are the types wrong" expect`, async () => {
    const tarball = findTarball(name);
    const {messages, pkg} = await publint({
      strict: true,
      pack: {tarball: new Uint8Array(readFileSync(tarball)).buffer},
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    // The packages are ES modules; CommonJS takes them by import().
    const attw = path.join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    // Styles have no types.
    const styles = Object.keys({...manifest.exports}).filter((entry) =>
      entry.endsWith('.css'),
    );
    const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
    const args = [attw, tarball, '--profile', 'esm-only', ...excluded];
    await run(path.dirname(tarball), process.execPath, args);
  });

  test(`${name} has a README, a license, no tests and no sources but components`, async () => {
    const tarball = findTarball(name);
    const list = await run(path.dirname(tarball), 'tar', ['tzf', tarball]);
    const files = list.replaceAll('package/', '').trim().split('\n');
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
    expect(files.filter((file) => /__\w+__|\.test\./.test(file))).toEqual([]);
    const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file));
    expect(sources.filter((file) => !file.startsWith('src/theme/'))).toEqual([]);
  });
}
