import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Analysis,
  checkPackage,
  createPackageFromTarballData,
} from '@arethetypeswrong/core';
import {filterProblems} from '@arethetypeswrong/core/problems';
import {expect, test} from '@playwright/test';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {listPackages} from '../../commands/packages/manifest';
import {findTarball, run} from './install';

for (const {manifest} of listPackages()) {
  const {name} = manifest;

  test(`${name} has what publint and "are the types wrong" expect`, async () => {
    const tarball = new Uint8Array(readFileSync(findTarball(name)));
    const {messages, pkg} = await publint({
      strict: true,
      pack: {tarball: tarball.buffer},
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    // Styles have no types.
    const styles = Object.keys({...manifest.exports}).filter((entry) =>
      entry.endsWith('.css'),
    );
    const types = await checkPackage(createPackageFromTarballData(tarball), {
      excludeEntrypoints: styles,
    });
    expect(types.types).not.toBe(false);
    // The packages are ES modules; CommonJS takes them by import().
    const problems = (['node16-esm', 'bundler'] as const).flatMap((resolutionKind) =>
      filterProblems(types as Analysis, {resolutionKind}),
    );
    expect(problems).toEqual([]);
  });

  test(`npm would publish ${name}`, async () => {
    const tarball = findTarball(name);
    const args = ['publish', '--dry-run', '--loglevel', 'warn', tarball];
    const output = await run(path.dirname(tarball), 'npm', args);
    expect(output).toContain(`+ ${name}@${manifest.version}`);
    // Otherwise npm would publish another manifest than the one that was packed.
    expect(output).not.toContain('auto-corrected');
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
